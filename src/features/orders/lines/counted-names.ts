/** Each choice once, with how often it was taken: '2x Chocolate', 'Creme'. Beside the names stand the ids of their options, where they are known. */
export function countedNames(names: readonly string[], optionIds: readonly (string | null)[]): string[] {
  const keys = names.map((name, at) => optionIds[at] ?? name);
  return names.flatMap((name, at) => {
    if (keys.indexOf(keys[at]!) < at) return [];
    const times = keys.filter((key) => key === keys[at]).length;
    return times > 1 ? `${times}x ${name}` : name;
  });
}
