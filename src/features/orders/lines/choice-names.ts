/** What was chosen of a line, by name. What the database holds is not always what was once written: that is left out, and the rest is read. */
export function choiceNames({ choices }: { choices: readonly { name: string }[] }): string[] {
  const kept: unknown = choices;
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((choice: { name?: unknown } | null) => (typeof choice?.name === 'string' ? choice.name : []));
}
