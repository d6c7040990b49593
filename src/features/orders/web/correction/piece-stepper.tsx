import { m } from '#generated/messages/messages.js';
import { PlusIcon } from '#ui/icons.tsx';
import { MinusIcon } from '#ui/late-icons.tsx';

interface PieceStepperProps {
  value: number;
  most: number;
  onChange: (value: number) => void;
}

const side = 'grid size-12 place-items-center text-brand-ink disabled:text-ink-3 disabled:opacity-60';

/** How many of those that there are. */
export function PieceStepper({ value, most, onChange }: PieceStepperProps) {
  return (
    <fieldset
      aria-label={m['orders.corrections.pieces']()}
      className="inline-flex shrink-0 items-center rounded-[14px] bg-sunken"
    >
      <button
        type="button"
        className={side}
        aria-label={m['orders.corrections.fewer']()}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon size={20} />
      </button>
      <output aria-live="polite" className="whitespace-nowrap text-ink-2 text-sm tabular-nums">
        <b className="font-bold text-ink text-lg">{value}</b> {m['orders.corrections.of']({ most })}
      </output>
      <button
        type="button"
        className={side}
        aria-label={m['orders.corrections.further']()}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon size={20} />
      </button>
    </fieldset>
  );
}
