import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Star } from '#ui/staff/star.tsx';

const stars = [1, 2, 3, 4, 5] as const;

/** Five stars as radio buttons: arrows move between them, and none of them need be chosen. */
export function StarRating({
  value,
  onChange,
  error,
}: {
  value: number;
  onChange: (value: number) => void;
  error?: string;
}) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="font-semibold text-xl tracking-tight">{m['feedback.question']()}</legend>
      <div
        role="radiogroup"
        aria-label={m['feedback.stars']()}
        className="-ml-1.5 mt-3 flex flex-wrap items-center gap-x-1"
      >
        {stars.map((star) => (
          <label
            key={star}
            className="relative grid size-13 place-items-center rounded-full transition hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={star === 1 ? m['feedback.oneStar']() : m['feedback.manyStars']({ count: star })}
              className="absolute inset-0 appearance-none rounded-full outline-none"
            />
            <Star size={36} filled={star <= value} />
          </label>
        ))}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-ink-2 text-sm">
        {value === 0 ? (
          m['feedback.none']()
        ) : (
          <>
            {value === 1 ? m['feedback.oneStar']() : m['feedback.manyStars']({ count: value })}
            <Button variant="plain" size="s" onClick={() => onChange(0)}>
              {m['feedback.clear']()}
            </Button>
          </>
        )}
      </div>
      {error && (
        <p id={`${name}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
