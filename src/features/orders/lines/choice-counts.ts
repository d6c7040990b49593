import { groupedBy } from '#lib/grouped-by.ts';
import { keptChoices } from './choice-names.ts';

/** A choice with how often it was taken. */
export interface CountedChoice {
  name: string;
  times: number;
}

/** Each choice of a line once, as `choiceNames` has them, for those who reckon with how often. Apart from it: guests' first menu loads that. */
export function choiceCounts(line: { choices: readonly { name: string }[] }): CountedChoice[] {
  const options = groupedBy(keptChoices(line), ({ name, optionId }) => optionId ?? name);
  return [...options.values()].map((same) => ({ name: same[0]!.name, times: same.length }));
}

export const countedText = ({ name, times }: CountedChoice): string => (times > 1 ? `${times}x ${name}` : name);
