import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { longestVisitText } from '../../values.ts';
import { StarChoice } from './star-choice.tsx';
import { useVisitRating } from './use-visit-rating.ts';

/** How was it, in one tap; and in words, for whoever has some. */
export default function VisitStars({ at }: { at: { slug: string; number: number } }) {
  const { kept, shown, send, busy, failed } = useVisitRating(at);
  // Asked for words only right after the stars: who comes back later is not asked again.
  const [asked, setAsked] = useState(false);
  const text = kept?.text ?? '';
  const rate = (rating: number) => {
    setAsked(true);
    send({ rating, text });
  };
  return (
    <section
      aria-labelledby="visit-stars"
      className="rounded-xl bg-surface px-5 py-4 text-center shadow-lift print:hidden"
    >
      <h2 id="visit-stars" className="font-semibold text-lg">
        {m['feedback.visit.title']()}
      </h2>
      <StarChoice name="visit-stars" value={shown?.rating ?? 0} onChange={rate} className="my-1 justify-center" />
      <p role="status" className={failed ? 'text-danger text-sm' : 'text-ink-2 text-sm'}>
        {failed
          ? m['feedback.visit.failed']()
          : !shown
            ? m['feedback.visit.hint']()
            : asked && text !== ''
              ? m['feedback.visit.said']()
              : m['feedback.visit.given']()}
      </p>
      {asked && kept && text === '' && (
        <Words busy={busy} onSend={(words) => send({ rating: kept.rating, text: words })} />
      )}
    </section>
  );
}

function Words({ busy, onSend }: { busy: boolean; onSend: (text: string) => void }) {
  const [words, setWords] = useState('');
  const blank = words.trim() === '';
  return (
    <form
      className="mt-4 grid gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank && !busy) onSend(words);
      }}
    >
      <Field label={m['feedback.visit.comment']()}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={longestVisitText}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="soft"
        disabled={blank}
        busy={busy && !blank}
        busyLabel={m['feedback.visit.sending']()}
        wide
      >
        {m['feedback.visit.send']()}
      </Button>
    </form>
  );
}
