/* python3.dll, for extensions of the stable ABI: wine.py adds the list of exports, all of which lead
   on to python311.dll. */
int DllMainCRTStartup(void *module, unsigned reason, void *reserved) { return 1; }
