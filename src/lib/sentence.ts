/** What a person typed, as a sentence of its own: with a stop, unless it ends with one. */
export function sentence(text: string): string {
  const typed = text.trim();
  return typed === '' || /[.!?…]["'”’»)]*$/.test(typed) ? typed : `${typed}.`;
}
