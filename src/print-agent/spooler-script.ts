/**
 * What PowerShell runs to list queues and to print. Names come in environment variables, so that none is ever read as code. Exit codes of
 * printing: 2 when nothing was handed over, 3 when something may have been.
 */
export const spoolerScript = `
$ErrorActionPreference = 'Stop'
[Console]::OutputEncoding = New-Object System.Text.UTF8Encoding $false
if ($env:COMANDA_ASK -eq 'list') {
  $all = @(Get-CimInstance Win32_Printer | ForEach-Object {
    [pscustomobject]@{ name = $_.Name; driver = $_.DriverName; offline = [bool]$_.WorkOffline; error = [int]$_.DetectedErrorState }
  })
  ConvertTo-Json -Compress -InputObject $all
  exit 0
}
try {
  Add-Type -TypeDefinition @'
using System;
using System.Runtime.InteropServices;
public static class ComandaSpooler {
  [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Unicode)]
  public struct DocInfo { public string Name; public string Output; public string Type; }
  [DllImport("winspool.drv", EntryPoint = "OpenPrinterW", CharSet = CharSet.Unicode, SetLastError = true)]
  public static extern bool OpenPrinter(string name, out IntPtr printer, IntPtr defaults);
  [DllImport("winspool.drv")] public static extern bool ClosePrinter(IntPtr printer);
  [DllImport("winspool.drv", EntryPoint = "StartDocPrinterW", CharSet = CharSet.Unicode, SetLastError = true)]
  public static extern int StartDoc(IntPtr printer, int level, ref DocInfo info);
  [DllImport("winspool.drv")] public static extern bool EndDocPrinter(IntPtr printer);
  [DllImport("winspool.drv")] public static extern bool WritePrinter(IntPtr printer, byte[] data, int length, out int written);
  public static int Print(string name, byte[] data) {
    IntPtr printer;
    if (!OpenPrinter(name, out printer, IntPtr.Zero)) return 2;
    try {
      DocInfo info = new DocInfo { Name = "Comanda", Type = "RAW" };
      if (StartDoc(printer, 1, ref info) == 0) return 2;
      int written;
      bool whole = WritePrinter(printer, data, data.Length, out written) && written == data.Length;
      return EndDocPrinter(printer) && whole ? 0 : 3;
    } finally { ClosePrinter(printer); }
  }
}
'@
  $bytes = [IO.File]::ReadAllBytes($env:COMANDA_DATA)
} catch { exit 2 }
exit [ComandaSpooler]::Print($env:COMANDA_PRINTER, $bytes)
`;
