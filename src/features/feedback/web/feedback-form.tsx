import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ShieldIcon } from '#ui/staff/icons.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { longestMessage } from '../values.ts';
import { StarRating } from './star-rating.tsx';
import { useFeedback } from './use-feedback.ts';

export function FeedbackForm() {
  const { text, setText, rating, setRating, errors, form, busy, thanked, send } = useFeedback();
  if (thanked) return <Thanks />;
  const blank = text.trim() === '';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank && !busy) send();
      }}
      className="max-w-content"
    >
      <Card className="grid gap-6 sm:p-8">
        <StarRating value={rating} onChange={setRating} error={errors.rating} />
        <Field label={m['feedback.message']()} error={errors.text} required>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              maxLength={longestMessage}
              placeholder={m['feedback.placeholder']()}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          disabled={blank}
          busy={busy}
          busyLabel={m['feedback.sending']()}
          className="justify-self-start max-sm:w-full"
        >
          {m['feedback.send']()}
        </Button>
        <p className="flex items-start gap-2 text-ink-2 text-sm">
          <ShieldIcon size={18} className="mt-px text-brand-ink" />
          <span className="min-w-0">{m['feedback.privacy']()}</span>
        </p>
      </Card>
    </form>
  );
}

function Thanks() {
  return (
    <Card className="grid max-w-content justify-items-center gap-3 py-20! text-center">
      <span className="grid size-16 place-items-center rounded-full bg-tint text-brand-ink">
        <CheckIcon size={32} />
      </span>
      <div role="status">
        <h2 className="text-3xl tracking-title">{m['feedback.thanks']()}</h2>
        <p className="mt-2 text-ink-2">{m['feedback.thanksText']()}</p>
      </div>
    </Card>
  );
}
