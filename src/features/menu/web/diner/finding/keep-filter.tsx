import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Wanted } from '../../../finding/wanted.ts';
import { allergenNames } from '../allergens-text.ts';
import { tagTexts } from '../tag-texts.ts';

type Props = { heard: Pick<Wanted, 'diets' | 'without'>; onKeep: () => void };

/** What the words leave out goes with the words: pressed, it stays like any other filter. */
export function KeepFilter({ heard: { diets, without }, onKeep }: Props) {
  const names = [
    ...diets.map((diet) => tagTexts[diet]()),
    ...without.map((allergen) => m['diner.without']({ allergen: allergenNames[allergen]() })),
  ];
  if (names.length === 0) return null;
  return (
    <Button variant="soft" size="s" pill onClick={onKeep}>
      {m['diner.keepFilter']({ list: names.join(', ').toLocaleLowerCase() })}
    </Button>
  );
}
