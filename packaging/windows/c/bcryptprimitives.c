/* bcryptprimitives.dll, which Wine 8 lacks: the one function that Rust libraries call. */
unsigned char SystemFunction036(void *, unsigned);

__declspec(dllexport) int ProcessPrng(void *bytes, unsigned long long count) {
    return SystemFunction036(bytes, (unsigned)count);
}

int DllMainCRTStartup(void *module, unsigned reason, void *reserved) { return 1; }
