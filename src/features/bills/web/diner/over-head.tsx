import { m } from '#generated/messages/messages.js';
import { CheckIcon } from '#ui/icons.tsx';

/** Their bill is closed: thanks come before figures. */
export function OverHead({ number }: { number: number }) {
  return (
    <header className="flex items-center gap-4 px-5 pt-4 pb-5 lg:px-8">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-green-tint text-green">
        <CheckIcon size={28} />
      </span>
      <div className="min-w-0">
        <h1 className="text-2xl tracking-title">{m['diner.overTitle']()}</h1>
        <p className="mt-0.5 text-ink-2 text-sm">{m['diner.overAt']({ number })}</p>
      </div>
    </header>
  );
}
