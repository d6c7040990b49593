import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';

const shape = 'm12 3.6 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.8l5.9-.8z';

/** A rating of 1 to 5; 0 is none. */
export function Stars({ rating }: { rating: number }) {
  if (rating === 0) return <span className="text-ink-3 text-sm">{m['platform.feedback.noRating']()}</span>;
  return (
    <span role="img" aria-label={m['platform.feedback.rating']({ rating })} className="flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
          strokeLinejoin="round"
          strokeWidth="1.5"
          className={cx(star <= rating ? 'fill-yellow-dot stroke-yellow' : 'fill-transparent stroke-control')}
        >
          <path d={shape} />
        </svg>
      ))}
    </span>
  );
}
