import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import type { Agent } from '../../contract.ts';
import { agentState, agentTone } from '../agent-state.ts';
import { foundText } from './found-text.ts';
import { SearchAgain } from './search-again.tsx';
import { searchState } from './search-state.ts';
import { WhatToCheck } from './what-to-check.tsx';

interface FoundPrintersProps {
  agent: Agent;
  onChoose: (address: string) => void;
}

/** The printers that a computer sees and that are not set up yet, each to be chosen. */
export function FoundPrinters({ agent, onChoose }: FoundPrintersProps) {
  const state = searchState(agent);
  const { found } = agent;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" role="status">
        <span className="min-w-0 wrap-anywhere">{agent.name}</span>
        <Badge tone={agentTone(agent)}>{agentState(agent)}</Badge>
      </p>
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
      {state === 'away' && <p className="text-ink-2">{m['printing.adding.silent']()}</p>}
      {found.length === 0 && state !== 'away' && <WhatToCheck searched={state === 'nothing'} />}
      {state !== 'away' && <SearchAgain agent={agent} />}
    </div>
  );
}
