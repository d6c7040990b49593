import { type SubmitEvent, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { bareAddress, completeAddress } from '#lib/printer-address.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import type { Agent } from '../../contract.ts';
import { addressFault } from '../address-fault.ts';
import { AddressField } from '../address-field.tsx';
import { agentState, agentTone } from '../agent-state.ts';
import { foundText } from '../found-text.ts';
import { StepFrame } from './step-frame.tsx';
import { useLongerThan } from './use-longer-than.ts';
import type { Steps } from './use-steps.ts';

/** Longer than a search of the program takes (`find-printers.ts`), and what it found on its way here. */
const searchMs = 25_000;

interface FindStepProps {
  steps: Steps;
  /** Null where it was turned away meanwhile. */
  agent: Agent | null;
  address: string;
  onAddress: (address: string) => void;
  onChoose: (address: string) => void;
}

/** Which printer: one that the computer sees, or one whose address is typed. */
export function FindStep({ steps, agent, address, onAddress, onChoose }: FindStepProps) {
  const [error, setError] = useState<string>();
  // One that was chosen before is shown as people know it.
  const [typed, setTyped] = useState(() => bareAddress(address));
  const found = agent?.found ?? [];
  const searching = found.length === 0 && agent?.connected === true;
  const inVain = useLongerThan(searching, searchMs);
  const type = (text: string) => {
    setTyped(text);
    onAddress(text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = addressFault(typed);
    setError(wrong);
    if (!wrong) onChoose(completeAddress(typed.trim()));
  };
  return (
    <StepFrame steps={steps} title={m['printing.adding.findTitle']()} lead={m['printing.adding.findLead']()}>
      {agent && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" role="status">
          <span className="min-w-0 wrap-anywhere">{agent.name}</span>
          <Badge tone={agentTone(agent)}>{agentState(agent)}</Badge>
        </p>
      )}
      {found.length > 0 && (
        <ul className="grid gap-2">
          {found.map((printer) => {
            const { name, where } = foundText(printer);
            return (
              <li key={printer.address}>
                <button
                  type="button"
                  className="flex min-h-15 w-full items-center gap-3.5 rounded-md bg-surface px-4 py-2 text-left inset-ring inset-ring-hairline transition hover:bg-tint"
                  onClick={() => onChoose(printer.address)}
                >
                  <PrinterIcon className="text-ink-2" />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="block font-medium">{name}</span>
                    <span className="block text-ink-2 text-sm">{where}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {searching && (
        // As high while it searches as where nothing was found: what stands below stays where it is.
        <div className="grid min-h-24 content-start gap-1" role="status">
          <p className="flex items-center gap-3 text-ink-2">
            {!inVain && <Spinner size={20} />}
            {inVain ? m['printing.adding.nothingFound']() : m['printing.adding.searching']()}
          </p>
          <p className="text-ink-2 text-sm">
            {inVain ? m['printing.adding.searchesAgain']() : m['printing.adding.searchTakes']()}
          </p>
        </div>
      )}
      {found.length === 0 && agent && !agent.connected && <p className="text-ink-2">{m['printing.adding.silent']()}</p>}
      <Fold title={m['printing.adding.notThere']()} needed={error !== undefined || (searching && inVain)}>
        <form noValidate onSubmit={submit} className="grid gap-3">
          <AddressField value={typed} error={error} onChange={type} />
          <Button type="submit" variant="soft" className="justify-self-start">
            {m['printing.adding.useAddress']()}
          </Button>
        </form>
      </Fold>
    </StepFrame>
  );
}
