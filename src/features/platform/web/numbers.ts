/** A whole number; 0, which no limit can be, for what is none. (What is missing would mean that there is no limit.) */
export const whole = (text: string) => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : 0);
