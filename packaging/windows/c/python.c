/* python.exe: calls Py_Main of python311.dll, as the official one does. */
typedef unsigned short Char;
typedef int (*PyMain)(int, Char **);
Char *GetCommandLineW(void);
Char **CommandLineToArgvW(Char *, int *);
void *LoadLibraryW(const Char *);
void *GetProcAddress(void *, const char *);
void ExitProcess(unsigned);

void mainCRTStartup(void) {
    int count;
    Char **arguments = CommandLineToArgvW(GetCommandLineW(), &count);
    PyMain run = (PyMain)GetProcAddress(LoadLibraryW(L"python311.dll"), "Py_Main");
    ExitProcess(run ? run(count, arguments) : 99);
}
