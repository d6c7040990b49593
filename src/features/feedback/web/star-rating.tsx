import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';

const stars = [1, 2, 3, 4, 5] as const;
const shape = 'm12 3.6 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.8l5.9-.8z';

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
      <legend className="font-semibold text-xl tracking-tight">{m['house.feedback.question']()}</legend>
      <div
        role="radiogroup"
        aria-label={m['house.feedback.stars']()}
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
              aria-label={star === 1 ? m['house.feedback.oneStar']() : m['house.feedback.manyStars']({ count: star })}
              className="absolute inset-0 appearance-none rounded-full outline-none"
            />
            <svg
              viewBox="0 0 24 24"
              width="36"
              height="36"
              aria-hidden="true"
              strokeLinejoin="round"
              strokeWidth="1.5"
              className={cx(
                'pointer-events-none',
                star <= value ? 'fill-yellow-dot stroke-yellow' : 'fill-transparent stroke-control',
              )}
            >
              <path d={shape} />
            </svg>
          </label>
        ))}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-ink-2 text-sm">
        {value === 0 ? (
          m['house.feedback.none']()
        ) : (
          <>
            {value === 1 ? m['house.feedback.oneStar']() : m['house.feedback.manyStars']({ count: value })}
            <Button variant="plain" size="s" onClick={() => onChange(0)}>
              {m['house.feedback.clear']()}
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
