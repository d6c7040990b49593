import { countedNames } from './counted-names.ts';

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
