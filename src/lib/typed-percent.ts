/**
 * Hundredths of a percent of what a person typed: '7,5' and '7.5' are 750, whatever the language of the browser. Null for what is no
 * percentage; whether there may be so much is for whoever takes it to say.
 */
export function basisPointsOf(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
