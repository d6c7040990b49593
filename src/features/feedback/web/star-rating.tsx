import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { StarChoice, starsText } from './diner/star-choice.tsx';

/** Stars for the service, which can be taken back. */
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
      <StarChoice name={name} value={value} onChange={onChange} className="-ml-1.5 mt-3" />
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-ink-2 text-sm">
        {value === 0 ? (
          m['feedback.none']()
        ) : (
          <>
            {starsText(value)}
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
