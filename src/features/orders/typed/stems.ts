const endings: readonly [RegExp, string][] = [
  [/(oes|aes)$/, 'ao'],
  [/eis$/, 'el'],
  [/ais$/, 'al'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  // As 'francês' loses its s.
  [/eses$/, 'e'],
  [/([rz])es$/, '$1'],
  [/([^s])s$/, '$1'],
];

const whole = new Set(['mais', 'menos', 'depois', 'demais', 'dois', 'apenas', 'seis']);

/** Without its plural: 'pasteis' as 'pastel', 'limoes' as 'limao'. Takes a folded word. */
export function stem(word: string): string {
  if (word.length <= 3 || whole.has(word)) return word;
  const [ending, singular] = endings.find(([ending]) => ending.test(word)) ?? [];
  return ending && singular !== undefined ? word.replace(ending, singular) : word;
}

/** Without what tells 'gelado' from 'gelada'. */
export function genderless(word: string): string {
  return word.length >= 5 ? word.replace(/[ao]$/, '') : word;
}

const sounds: readonly [RegExp, string][] = [
  // First of all: the second m of 'hommus' is no n before a consonant.
  [/(.)\1+/g, '$1'],
  [/ph/g, 'f'],
  [/[sc]h/g, 'x'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/sc(?=[ei])|c(?=[ei])|z/g, 's'],
  [/qu(?=[ei])|[qc]/g, 'k'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/([^nl]|^)h/g, '$1'],
  [/n(?=[^aeiouh])|m(?=[^aeiou]|$)/g, 'n'],
  [/ei(?=[^aeiou])/g, 'e'],
  [/ou(?=[^aeiou])/g, 'o'],
  [/l(?=[^aeiouh]|$)/g, 'u'],
  [/^e(?=s[^aeiou])/, ''],
  [/e$/, 'i'],
  [/o$/, 'u'],
  [/(.)\1+/g, '$1'],
];

/** How it sounds in Brazil, near enough: 'kalabreza' as 'calabresa', 'strogonof' as 'estrogonofe'. */
export function sound(word: string): string {
  return sounds.reduce((heard, [spelling, as]) => heard.replace(spelling, as), word);
}
