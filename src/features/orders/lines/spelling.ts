/** What guests write in a hurry: these words with one letter wrong, missing, too many, or two that changed places. */
const meant: readonly string[] =
  'alergia alergias alergico alergicos alergica alergicas celiaco celiaca allergy allergies allergic coeliac celiac intolerancia intolerante intolerance intolerant'.split(
    ' ',
  );
/** Words of their own, one letter away. */
const others = new Set(['alegria', 'alegrias']);

/** A text without accents, in lower case, with these words as they are meant. */
export function spelled(text: string): string {
  return text.replace(/[a-z]{5,}/g, (word) =>
    others.has(word) || meant.includes(word) ? word : (meant.find((each) => isNear(word, each)) ?? word),
  );
}

/** Whether one letter, or the places of two neighbours, makes one word of the other. */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let left = a.length;
  let right = b.length;
  while (left > from && right > from && a[left - 1] === b[right - 1]) {
    left -= 1;
    right -= 1;
  }
  const one = a.slice(from, left);
  const other = b.slice(from, right);
  if (one.length <= 1 && other.length <= 1) return true;
  return one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0];
}
