import { Loading } from '#client/loading.tsx';
import { m } from '#generated/messages/messages.js';
import { DrawnPrinter } from '#ui/staff/drawn-printer.tsx';
import type { PrinterKind } from '../../values.ts';
import { useDownloads } from '../use-downloads.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

interface KindStepProps {
  steps: Steps;
  /** A computer of the house has the program that prints. */
  connected: boolean;
  onChoose: (kind: PrinterKind) => void;
}

/** Which printer stands on the counter, by its picture: what cannot be set up here comes last, and says so before anybody begins. */
export function KindStep({ steps, connected, onChoose }: KindStepProps) {
  const { query, lacking } = useDownloads();
  const lacksProgram = !connected && lacking;
  const hintOf = (kind: PrinterKind) =>
    kind === 'agent' && lacksProgram ? m['printing.adding.noProgram']() : m[`printing.kindHints.${kind}`]();
  return (
    <StepFrame steps={steps} title={m['printing.adding.kindTitle']()}>
      {query.isLoading && !connected ? (
        <Loading count={3} className="grid gap-3" itemClass="h-32 rounded-lg sm:h-36" />
      ) : (
        <ul className="grid gap-3">
          {kindsFor(lacksProgram).map((kind) => (
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
                  <span className="mt-0.5 block text-ink-2 text-sm">{hintOf(kind)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </StepFrame>
  );
}

const kindsFor = (lacksProgram: boolean): readonly PrinterKind[] =>
  lacksProgram ? ['epson', 'star', 'agent'] : ['agent', 'epson', 'star'];
