import { useMemo, useState } from 'react';
import { api } from '#client/api.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import type { Menu } from '#features/menu/contract.ts';
import { m } from '#generated/messages/messages.js';
import { spellingOf } from '../../typed/spelling.ts';
import type { OrderWord } from '../../words/contract.ts';
import { mostWords } from '../../words/values.ts';
import { dishesFound, onceHad } from './dishes-found.ts';
import { NewWord } from './new-word.tsx';
import { WordRow } from './word-row.tsx';

interface WordEditorProps {
  words: readonly OrderWord[];
  menu: Menu;
  onTouched: (touched: boolean) => void;
}

const rereads = [api.orderWords.key()];

/** What is removed stays in its place, to be put back, until the section is left. */
export default function WordEditor({ words, menu, onTouched }: WordEditorProps) {
  const [removed, setRemoved] = useState<readonly OrderWord[]>([]);
  const had = useMemo(() => onceHad(menu), [menu]);
  const finds = useMemo(() => {
    const spoken = { ...had, words };
    return new Map(words.map((word) => [word, dishesFound(spoken, word.said)]));
  }, [had, words]);
  const remove = useChange(api.orderWords.remove.mutationOptions(), {
    failed: m['orders.words.removeFailed'](),
    inPlace: true,
    rereads,
    onDone: (_done, { id }) => setRemoved((before) => [...before, ...words.filter((word) => word.id === id)]),
  });
  const restore = useChange(api.orderWords.add.mutationOptions(), {
    failed: m['orders.words.addFailed'](),
    inPlace: true,
    rereads,
  });
  const rows = new Map([...removed, ...words].map((word) => [spellingOf(word.said), word]));
  return (
    <div className="grid gap-5">
      <NewWord menu={had} full={words.length >= mostWords} rereads={rereads} onTouched={onTouched} />
      <Unsent of={[remove, restore]} />
      {rows.size === 0 ? (
        <p className="py-4 text-center text-ink-2">{m['orders.words.none']()}</p>
      ) : (
        <ul aria-label={m['orders.words.title']()}>
          {[...rows]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([spelling, word]) => {
              const found = finds.get(word) ?? null;
              return (
                <WordRow
                  key={spelling}
                  word={word}
                  finds={found}
                  onPress={() =>
                    found ? remove.mutate({ id: word.id }) : restore.mutate({ said: word.said, means: word.means })
                  }
                />
              );
            })}
        </ul>
      )}
    </div>
  );
}
