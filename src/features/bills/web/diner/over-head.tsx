import { m } from '#generated/messages/messages.js';
import { CheckIcon } from '#ui/icons.tsx';

interface OverHeadProps {
  number: number;
  /** False of a bill of which all was cancelled: nobody is thanked for a payment. */
  paid: boolean;
}

/** Their bill is closed: thanks come before figures. */
export function OverHead({ number, paid }: OverHeadProps) {
  return (
    <header className="flex items-center gap-4 px-5 pt-4 pb-5 lg:px-8">
      {paid && (
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-green-tint text-green">
          <CheckIcon size={28} />
        </span>
      )}
      <div className="grid min-h-14 min-w-0 content-center">
        <h1 className="text-2xl tracking-title">{paid ? m['diner.overTitle']() : m['diner.overUnpaid']()}</h1>
        <p className="mt-0.5 text-ink-2 text-sm">{m['diner.overAt']({ number })}</p>
      </div>
    </header>
  );
}
