const told = 'wrong-address';

/** A refusal because the page was opened at another address than the one that writes are taken from: the document says so (pages/root). */
export function tellWrongAddress(code: unknown, data: unknown): void {
  if (code === 'wrong_address') dispatchEvent(new CustomEvent(told, { detail: data }));
}

/** Hears of the right one, until the function that is given back is called. */
export function onWrongAddress(heard: (address: string) => void): () => void {
  const listen = (event: Event) => heard((event as CustomEvent<{ address: string }>).detail.address);
  addEventListener(told, listen);
  return () => removeEventListener(told, listen);
}
