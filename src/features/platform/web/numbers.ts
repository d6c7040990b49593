/** '12,5' is 1250 hundredths, of a percent or of a real; null for what is no such number. */
export function hundredths(text: string): number | null {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}

/** A whole number; 0, which no limit can be, for what is none. (What is missing would mean that there is no limit.) */
export const whole = (text: string) => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : 0);
