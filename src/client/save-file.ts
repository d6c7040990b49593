/** Has the browser save it under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
