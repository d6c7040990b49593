/** So many letters may be wrong, left out, too many or swapped in a word of that length. */
function slips(length: number): number {
  if (length <= 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How many slips lead from what was typed to the beginning of a word that is most like it. */
function distance(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= columns; column += 1) {
      const same = typed[at - 1] === word[column - 1];
      let least = Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + (same ? 0 : 1));
      const swapped = at > 1 && column > 1 && typed[at - 1] === word[column - 2] && typed[at - 2] === word[column - 1];
      if (swapped) least = Math.min(least, before[column - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/** Whether a word that was typed, perhaps in haste, means this one or its beginning. Both are folded. */
export function isAlike(typed: string, word: string): boolean {
  const most = slips(typed.length);
  // Who mistypes hardly ever mistypes the first letter, and a word much shorter is another.
  if (most === 0 || word.length < typed.length - most || typed[0] !== word[0]) return false;
  return distance(typed, word, most) <= most;
}
