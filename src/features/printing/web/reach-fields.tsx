import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { bareAddress, completeAddress, readAddress } from '#lib/printer-address.ts';
import { Field } from '#ui/field.tsx';
import { Fold } from '#ui/fold.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { Agent } from '../contract.ts';
import { AddressField } from './address-field.tsx';
import { FoundPrinters } from './finding/found-printers.tsx';
import { whereOf } from './finding/found-text.ts';
import type { PrinterDraft } from './printer-draft.ts';

export interface FieldsOfDraft {
  draft: PrinterDraft;
  change: (part: Partial<PrinterDraft>) => void;
  errors: Record<string, string | undefined>;
}

interface ReachFieldsProps extends FieldsOfDraft {
  agents: readonly Agent[];
  /** It does not answer where it was: what was found is shown at once. */
  lost: boolean;
}

/** What is on a cable is named by the computer: a path that people need not read. */
const isOnCable = (address: string) => readAddress(completeAddress(address))?.kind === 'device';

/** Which computer takes the paper to a printer, and where it finds it: as it is, one that it sees, or one whose address is typed. */
export function ReachFields({ draft, change, errors, agents, lost }: ReachFieldsProps) {
  const address = draft.address ?? '';
  const [named, setNamed] = useState(() => isOnCable(address));
  const agent = agents.find(({ id }) => id === draft.agentId);
  const choose = (found: string) => {
    setNamed(isOnCable(found));
    change({ address: bareAddress(found) });
  };
  const typed = <AddressField value={address} error={errors.address} onChange={(next) => change({ address: next })} />;
  return (
    <div className="grid gap-4">
      <Field
        label={m['printing.agent']()}
        hint={agents.length === 0 ? m['printing.noAgent']() : undefined}
        error={errors.agentId}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.agentId ?? ''}
            onChange={(event) => change({ agentId: event.target.value || null })}
          >
            <option value="">{m['printing.chooseAgent']()}</option>
            <NamedOptions of={agents} />
          </Select>
        )}
      </Field>
      {named ? (
        <>
          <p className="text-sm">{whereOf(address)}</p>
          <Fold title={m['printing.finding.byHand']()} needed={errors.address !== undefined}>
            {typed}
          </Fold>
        </>
      ) : (
        typed
      )}
      {agent && (
        <Fold title={m['printing.finding.others']()} needed={lost}>
          <FoundPrinters agent={agent} onChoose={choose} />
        </Fold>
      )}
    </div>
  );
}
