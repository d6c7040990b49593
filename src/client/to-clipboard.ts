/** Says whether it could be copied. Browsers keep the clipboard from pages that came over plain HTTP; what is selected they still copy. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.ariaHidden = 'true';
  // Phones bring nearer what is written smaller, and scroll to what is elsewhere.
  Object.assign(area.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '1rem' });
  // What stands outside an open dialog cannot be selected.
  const open = document.querySelectorAll('dialog[open]');
  (open[open.length - 1] ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    before?.focus({ preventScroll: true });
  }
}
