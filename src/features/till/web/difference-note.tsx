import { RoomLeft } from '#client/room-left.tsx';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { maxNote } from '../values.ts';
import type { Standing } from './count.ts';
import { money } from './till-words.ts';

export const noteField = 'till-note';

interface DifferenceNoteProps {
  standing: Standing;
  note: string;
  onNote: (note: string) => void;
  wanting: boolean;
}

/** What is not as expected asks for its reason before the till can be closed. */
export function DifferenceNote({ standing: { differenceCents }, note, onNote, wanting }: DifferenceNoteProps) {
  const amount = money(Math.abs(differenceCents));
  const question =
    differenceCents === 0
      ? m['till.why.mixed']()
      : differenceCents < 0
        ? m['till.why.lacking']({ amount })
        : m['till.why.over']({ amount });
  const words = [m['till.why.change'](), m['till.why.unrecorded'](), m['till.why.unknown']()];
  return (
    <section aria-labelledby="till-why" className="grid gap-3 rounded-lg bg-yellow-tint p-5 text-yellow">
      <h2 id="till-why" className="text-base">
        {question}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        {words.map((word) => {
          const picked = note === word || note.startsWith(`${word}: `);
          return (
            <button
              key={word}
              type="button"
              aria-pressed={picked}
              onClick={() => onNote(picked ? '' : word)}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-medium text-sm transition',
                picked ? 'bg-yellow text-yellow-tint' : 'bg-surface hover:bg-paper',
              )}
            >
              {picked && <CheckIcon size={18} />}
              {word}
            </button>
          );
        })}
        <TextInput
          id={noteField}
          aria-label={m['till.why.note']()}
          placeholder={m['till.why.note']()}
          maxLength={maxNote}
          value={note}
          aria-invalid={wanting || undefined}
          aria-describedby={wanting ? 'till-wanting' : undefined}
          onChange={({ target }) => onNote(target.value)}
          className="flex-1 basis-64"
        />
        <RoomLeft text={note} max={maxNote} />
      </div>
    </section>
  );
}
