/** A UUID also where `randomUUID` is missing: browsers keep it from pages that came over plain HTTP. */
export function newKey(source: Crypto = crypto): string {
  const digit = () => ((source.getRandomValues(new Uint8Array(1))[0] ?? 0) % 16).toString(16);
  return source.randomUUID?.() ?? 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit);
}
