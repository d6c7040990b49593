import { m } from '#generated/messages/messages.js';
import { DrawnPrinter } from '#ui/staff/drawn-printer.tsx';
import type { PrinterKind } from '../../values.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

const kinds: readonly PrinterKind[] = ['agent', 'epson', 'star'];

/** Which printer stands on the counter, by its picture. */
export function KindStep({ steps, onChoose }: { steps: Steps; onChoose: (kind: PrinterKind) => void }) {
  return (
    <StepFrame steps={steps} title={m['printing.adding.kindTitle']()}>
      <ul className="grid gap-3">
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className="flex w-full items-center gap-4 rounded-lg bg-surface p-3 text-left inset-ring inset-ring-hairline transition hover:bg-tint sm:gap-5 sm:p-4"
              onClick={() => onChoose(kind)}
            >
              <span className="w-28 shrink-0 rounded-md bg-sunken p-2.5 max-[23rem]:w-20 sm:w-38 sm:p-3">
                <DrawnPrinter kind={kind} className="w-full" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{m[`printing.kinds.${kind}`]()}</span>
                <span className="mt-0.5 block text-ink-2 text-sm">{m[`printing.kindHints.${kind}`]()}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </StepFrame>
  );
}
