const marks = /\p{M}/gu;

/** Without accents and in lower case: 'Açaí' as 'acai'. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}

/** 'acai' finds 'Açaí': every word that is looked for occurs somewhere in the text. */
export function hasWords(text: string, search: string): boolean {
  const within = folded(text);
  return folded(search)
    .trim()
    .split(/\s+/)
    .every((word) => within.includes(word));
}
