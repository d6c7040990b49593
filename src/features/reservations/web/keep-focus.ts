/** A button goes when it has been pressed: the focus goes to what the reservation is shown in, unless it has gone elsewhere. */
export function keepFocus(id: string): void {
  if (document.activeElement !== document.body) return;
  const inDialog = document.querySelector<HTMLElement>('dialog:modal [data-first-focus]');
  (inDialog ?? document.getElementById(`reservation-${id}`))?.focus({ preventScroll: true });
}
