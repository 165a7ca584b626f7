; The installer for Windows, made on any system that has NSIS 3 with 64-bit stubs (Debian's does):
;
;     python packaging/windows/installer.py [FOLDER]
;
; It installs for one user and asks for no administrator. With /S it asks nothing, with /D=FOLDER (the
; last option) it installs there. The uninstaller keeps games and settings unless it is told otherwise:
; by the box on its page, or by /DELETEGAMES beside /S.
;
; installer.py defines SOURCE (the folder that PyInstaller made), OUT, ICON, SIDE, VERSION and NUMBERS.

Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
Name "Forge War"
BrandingText "Forge War ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Forge War"
!define ID "org.forgewar.ForgeWar"
!define REGISTERED "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
InstallDirRegKey HKCU "${REGISTERED}" "InstallLocation"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Forge War"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Forge War Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT License"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include nsDialogs.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}" ; part of the title, 164x314
!define MUI_FINISHPAGE_RUN "$INSTDIR\Forge War.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.AskGames un.HeardGames
!insertmacro MUI_UNPAGE_INSTFILES

; Windows' own language, if it is one of the game's; English if not.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Japanese"

LangString RUNNING ${LANG_ENGLISH} "Forge War is running. Close it, then try again."
LangString RUNNING ${LANG_GERMAN} "Forge War läuft noch. Schließe das Spiel und versuche es noch einmal."
LangString RUNNING ${LANG_FRENCH} "Forge War est ouvert. Fermez le jeu, puis réessayez."
LangString RUNNING ${LANG_SPANISH} "Forge War está abierto. Ciérralo e inténtalo de nuevo."
LangString RUNNING ${LANG_POLISH} "Gra Forge War jest uruchomiona. Zamknij ją i spróbuj ponownie."
LangString RUNNING ${LANG_JAPANESE} "Forge War が起動しています。終了してから、もう一度お試しください。"

LangString GAMES_TITLE ${LANG_ENGLISH} "Uninstall Forge War"
LangString GAMES_TITLE ${LANG_GERMAN} "Forge War deinstallieren"
LangString GAMES_TITLE ${LANG_FRENCH} "Désinstaller Forge War"
LangString GAMES_TITLE ${LANG_SPANISH} "Desinstalar Forge War"
LangString GAMES_TITLE ${LANG_POLISH} "Odinstaluj Forge War"
LangString GAMES_TITLE ${LANG_JAPANESE} "Forge War のアンインストール"

LangString GAMES_KEPT ${LANG_ENGLISH} "Your games, packs and settings are kept in this folder, for when you install Forge War again:"
LangString GAMES_KEPT ${LANG_GERMAN} "Deine Partien, Pakete und Einstellungen bleiben in diesem Ordner, falls du Forge War wieder installierst:"
LangString GAMES_KEPT ${LANG_FRENCH} "Vos parties, packs et réglages restent dans ce dossier, au cas où vous réinstalleriez Forge War :"
LangString GAMES_KEPT ${LANG_SPANISH} "Tus partidas, paquetes y ajustes se conservan en esta carpeta, por si vuelves a instalar Forge War:"
LangString GAMES_KEPT ${LANG_POLISH} "Twoje gry, pakiety i ustawienia pozostaną w tym folderze na wypadek ponownej instalacji Forge War:"
LangString GAMES_KEPT ${LANG_JAPANESE} "対局、パック、設定は、再インストールに備えてこのフォルダーに残ります:"

LangString GAMES_DELETE ${LANG_ENGLISH} "&Delete my games, packs and settings as well"
LangString GAMES_DELETE ${LANG_GERMAN} "Auch meine Partien, Pakete und Einstellungen &löschen"
LangString GAMES_DELETE ${LANG_FRENCH} "&Supprimer aussi mes parties, packs et réglages"
LangString GAMES_DELETE ${LANG_SPANISH} "&Eliminar también mis partidas, paquetes y ajustes"
LangString GAMES_DELETE ${LANG_POLISH} "&Usuń także moje gry, pakiety i ustawienia"
LangString GAMES_DELETE ${LANG_JAPANESE} "対局、パック、設定も削除する(&D)"

; The folder that forgewar/paths.py names.
!define GAMES "$LOCALAPPDATA\forgewar"
Var delete_games
Var box

; Windows lets nobody write to a program that runs. Silent, give up; the exit code is 2.
!macro EndIfRunning un
Function ${un}EndIfRunning
    ${For} $1 1 2
        StrCpy $0 "$INSTDIR\Forge War.exe"
        ${If} $1 = 2
            StrCpy $0 "$INSTDIR\forgewar.exe"
        ${EndIf}
        again:
        ${If} ${FileExists} "$0"
            ClearErrors
            FileOpen $2 "$0" a
            ${If} ${Errors}
                MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
                SetErrorLevel 2
                Quit
            ${EndIf}
            FileClose $2
        ${EndIf}
    ${Next}
FunctionEnd
!macroend
!insertmacro EndIfRunning ""
!insertmacro EndIfRunning "un."

; Delete what an installer of any version has put there, and nothing else.
!macro DeleteProgram
    Delete "$INSTDIR\Forge War.exe"
    Delete "$INSTDIR\forgewar.exe"
    Delete "$INSTDIR\uninstall.exe"
    ${If} ${FileExists} "$INSTDIR\_internal\forgewar\*.*"
        RMDir /r "$INSTDIR\_internal"
    ${EndIf}
!macroend

Section
    Call EndIfRunning
    !insertmacro DeleteProgram
    SetOutPath "$INSTDIR"
    File /r "${SOURCE}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Forge War.lnk" "$INSTDIR\Forge War.exe"

    WriteRegStr HKCU "${REGISTERED}" "DisplayName" "Forge War"
    WriteRegStr HKCU "${REGISTERED}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${REGISTERED}" "DisplayIcon" "$INSTDIR\Forge War.exe"
    WriteRegStr HKCU "${REGISTERED}" "Publisher" "Forge War"
    WriteRegStr HKCU "${REGISTERED}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${REGISTERED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${REGISTERED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${REGISTERED}" "NoModify" 1
    WriteRegDWORD HKCU "${REGISTERED}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${REGISTERED}" "EstimatedSize" $0
SectionEnd

Function un.onInit
    StrCpy $delete_games 0
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/DELETEGAMES" $1
    ${IfNot} ${Errors}
        StrCpy $delete_games 1
    ${EndIf}
FunctionEnd

Function un.AskGames
    !insertmacro MUI_HEADER_TEXT "$(GAMES_TITLE)" ""
    nsDialogs::Create 1018
    Pop $0
    ${NSD_CreateLabel} 0 0 100% 24u "$(GAMES_KEPT)"
    Pop $0
    ${NSD_CreateLabel} 0 26u 100% 24u "${GAMES}"
    Pop $0
    ${NSD_CreateCheckbox} 0 60u 100% 12u "$(GAMES_DELETE)"
    Pop $box
    ${NSD_SetState} $box $delete_games
    nsDialogs::Show
FunctionEnd

Function un.HeardGames
    ${NSD_GetState} $box $delete_games
FunctionEnd

Section "Uninstall"
    Call un.EndIfRunning
    !insertmacro DeleteProgram
    RMDir "$INSTDIR" ; unless somebody has put something else there
    RMDir "$LOCALAPPDATA\Programs" ; unless it holds other programs
    Delete "$SMPROGRAMS\Forge War.lnk"
    DeleteRegKey HKCU "${REGISTERED}"
    ${If} $delete_games = 1
        RMDir /r "${GAMES}"
    ${EndIf}
SectionEnd
