import { m } from '#generated/messages/messages.js';
import { choiceNames } from '../../../orders/lines/choice-names.ts';
import { countedNames } from '../../../orders/lines/counted-names.ts';
import { useEnglish } from '../../../orders/web/diner/following/use-english.ts';
import type { CheckLine } from '../../told/contract.ts';

export interface LineWords {
  name: string;
  choices: string[];
  /** What the house's people call it, where that is another. */
  inPortuguese?: string;
}

type Worded = Pick<CheckLine, 'line' | 'name' | 'productId' | 'choices'>;

/** What a line is called for whoever reads it. The couverts are nobody's dish. */
export function lineWords(
  { line, name, productId, choices }: Worded,
  english: ReturnType<typeof useEnglish>,
): LineWords {
  if (line === 0) return { name: m['checks.couvert'](), choices: [] };
  const dish = productId === null ? undefined : english(productId);
  const chosen = choices.map((choice) => (choice.optionId === null ? undefined : english(choice.optionId)));
  const known = dish !== undefined || chosen.some((option) => option !== undefined);
  return {
    name: dish ?? name,
    choices: countedNames(
      choices.map((choice, index) => chosen[index] ?? choice.name),
      choices.map(({ optionId }) => optionId),
    ),
    ...(known && { inPortuguese: [name, ...choiceNames({ choices })].join(', ') }),
  };
}

export function useLineWords(): (line: Worded) => LineWords {
  const english = useEnglish();
  return (line) => lineWords(line, english);
}
