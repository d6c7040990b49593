/** What was chosen of a line. What the database holds is not always what was once written: that is left out, and the rest is read. */
export function keptChoices({ choices }: { choices: readonly { name: string }[] }) {
  const kept: unknown = choices;
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((choice: { name?: unknown; optionId?: unknown } | null) =>
    typeof choice?.name === 'string'
      ? { name: choice.name, optionId: typeof choice.optionId === 'string' ? choice.optionId : null }
      : [],
  );
}

export function choiceNames(line: { choices: readonly { name: string }[] }): string[] {
  const choices = keptChoices(line);
  return countedNames(
    choices.map(({ name }) => name),
    choices.map(({ optionId }) => optionId),
  );
}

/** Each choice once, with how often it was taken: '2x Chocolate', 'Creme'. Beside the names stand the ids of their options, where they are known. */
export function countedNames(names: readonly string[], optionIds: readonly (string | null)[]): string[] {
  const keys = names.map((name, at) => optionIds[at] ?? name);
  return names.flatMap((name, at) => {
    if (keys.indexOf(keys[at]!) < at) return [];
    const times = keys.filter((key) => key === keys[at]).length;
    return times > 1 ? `${times}x ${name}` : name;
  });
}
