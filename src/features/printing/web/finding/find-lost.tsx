import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Agent } from '../../contract.ts';
import type { Printer } from '../../printers/contract.ts';
import { draftOf } from '../printer-draft.ts';
import { useEditPrinter } from '../use-edit-printer.ts';
import { whereOf } from './found-text.ts';
import type { Reach } from './lost.ts';
import { SearchAgain } from './search-again.tsx';
import { searchState } from './search-state.ts';
import { WhatToCheck } from './what-to-check.tsx';

interface FindLostProps {
  printer: Printer;
  agent: Agent;
  reach: Reach;
  /** Opens what was found, where nobody can say which of it this printer is. */
  onChoose: () => void;
}

/** A printer that does not answer where it was: why that may be, a search for it, and its new address where it is known again. */
export function FindLost({ printer, agent, reach, onChoose }: FindLostProps) {
  const { movedTo } = printer;
  const { save, busy, unsent } = useEditPrinter(printer, { onSaved: () => {}, onRefused: () => {} });
  if (movedTo !== null)
    return (
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 font-medium text-ink">
            {m['printing.finding.movedTo']({ address: whereOf(movedTo) })}
          </p>
          <Button variant="soft" size="s" busy={busy} onClick={() => save({ ...draftOf(printer), address: movedTo })}>
            {m['printing.adding.useAddress']()}
          </Button>
        </div>
        <Unsent of={[{ unsent }]} part />
      </div>
    );
  return (
    <div className="grid gap-2">
      <p className="text-ink">{m[`printing.finding.maybe.${reach}`]()}</p>
      {agent.found.length > 0 ? (
        <Button variant="soft" size="s" className="justify-self-start" onClick={onChoose}>
          {m['printing.finding.choose']()}
        </Button>
      ) : (
        searchState(agent) === 'nothing' && <WhatToCheck searched />
      )}
      <SearchAgain agent={agent} />
    </div>
  );
}
