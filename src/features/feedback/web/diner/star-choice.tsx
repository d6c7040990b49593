import { m } from '#generated/messages/messages.js';
import { Star } from '#ui/star.tsx';

const stars = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  /** Of the radio buttons that it is made of. */
  name: string;
  /** 0: none is chosen. */
  value: number;
  onChange: (value: number) => void;
  className: string;
}

/** Five stars as radio buttons: arrows move between them, and none of them need be chosen. */
export function StarChoice({ name, value, onChange, className }: StarChoiceProps) {
  return (
    <div
      role="radiogroup"
      aria-label={m['feedback.stars']()}
      className={`flex flex-wrap items-center gap-x-1 max-[22rem]:gap-x-0 ${className}`}
    >
      {stars.map((star) => (
        <label
          key={star}
          className="relative grid size-13 max-[22rem]:size-12 place-items-center rounded-full transition hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-brand-ink"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
            aria-label={starsText(star)}
            className="absolute inset-0 appearance-none rounded-full outline-none"
          />
          <Star size={36} filled={star <= value} />
        </label>
      ))}
    </div>
  );
}

export function starsText(count: number): string {
  return count === 1 ? m['feedback.oneStar']() : m['feedback.manyStars']({ count });
}
