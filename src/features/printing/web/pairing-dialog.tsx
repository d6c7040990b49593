import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Agent } from '../contract.ts';
import { PairingSteps } from './pairing-steps.tsx';

interface Pairing {
  code: string;
  until: string;
}

/** Names a new print program, or has one that is there paired anew; then shows the code, and what to type with it. */
export function PairingDialog({ agent, onClose }: { agent: Agent | null; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const { form, errors, refuse } = useFieldErrors();
  const keyOf = useCreationKey();
  const outcome = {
    failed: m['printing.agents.codeFailed'](),
    explained: 'fields',
    rereads: [api.printing.key()],
    onDone: setPairing,
    onRefused: refuse,
  } as const;
  const add = useChange(api.printing.addAgent.mutationOptions(), outcome);
  const renew = useChange(api.printing.renewCode.mutationOptions(), outcome);
  const busy = add.isPending || renew.isPending;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (agent) renew.mutate({ id: agent.id });
    else add.mutate({ key: keyOf({ name }), name });
  };
  return (
    <Dialog
      open
      fixed={busy}
      onClose={onClose}
      title={agent ? m['printing.agents.codeOf']({ name: agent.name }) : m['printing.agents.addTitle']()}
      closeLabel={m['common.close']()}
      footer={
        pairing ? (
          <Button wide onClick={onClose}>
            {m['printing.agents.done']()}
          </Button>
        ) : (
          <Button type="submit" form={formId} wide busy={busy}>
            {m['printing.agents.showCode']()}
          </Button>
        )
      }
    >
      {pairing ? (
        <PairingSteps {...pairing} />
      ) : (
        <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {agent ? (
            <p>{m['printing.agents.again']()}</p>
          ) : (
            <Field label={m['printing.agents.name']()} hint={m['printing.agents.nameHint']()} error={errors.name}>
              {(control) => (
                <TextInput
                  {...control}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                  autoComplete="off"
                  maxLength={60}
                />
              )}
            </Field>
          )}
        </form>
      )}
    </Dialog>
  );
}
