import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { Agent } from '../contract.ts';
import { AddressField } from './address-field.tsx';
import type { PrinterDraft } from './printer-draft.ts';

export interface FieldsOfDraft {
  draft: PrinterDraft;
  change: (part: Partial<PrinterDraft>) => void;
  errors: Record<string, string | undefined>;
}

/** Which computer takes the paper to a printer, and where it finds it. */
export function ReachFields({ draft, change, errors, agents }: FieldsOfDraft & { agents: readonly Agent[] }) {
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
      <AddressField value={draft.address ?? ''} error={errors.address} onChange={(address) => change({ address })} />
    </div>
  );
}
