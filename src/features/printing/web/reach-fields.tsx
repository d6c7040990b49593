import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Radio } from '#ui/radio.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Agent } from '../contract.ts';
import { printerKinds } from '../values.ts';
import type { PrinterDraft } from './printer-draft.ts';

export interface FieldsOfDraft {
  draft: PrinterDraft;
  change: (part: Partial<PrinterDraft>) => void;
  errors: Record<string, string | undefined>;
}

/** How the printer comes by its papers. Which way that is stays as it was first chosen. */
export function ReachFields({
  draft,
  change,
  errors,
  agents,
  isNew,
}: FieldsOfDraft & { agents: readonly Agent[]; isNew: boolean }) {
  return (
    <div className="grid gap-4">
      {isNew && (
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{m['printing.reach']()}</legend>
          {[...printerKinds].reverse().map((kind) => (
            <Radio
              key={kind}
              name="kind"
              label={m[`printing.kinds.${kind}`]()}
              hint={m[`printing.kindHints.${kind}`]()}
              checked={draft.kind === kind}
              onChange={() => change({ kind })}
            />
          ))}
        </fieldset>
      )}
      {draft.kind === 'agent' && (
        <>
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
          <Field label={m['printing.address']()} hint={m['printing.addressHint']()} error={errors.address}>
            {(control) => (
              <TextInput
                {...control}
                value={draft.address ?? ''}
                onChange={(event) => change({ address: event.target.value })}
                placeholder="tcp://192.168.0.50:9100"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
