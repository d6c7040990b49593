import { type SubmitEvent, useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Agent } from '../contract.ts';
import { connectState } from './agent-state.ts';
import { ComputerNameField } from './computer-name-field.tsx';
import { ConnectComputer, type Pairing } from './connect-computer.tsx';
import { NoProgram } from './no-program.tsx';
import { useDownloads } from './use-downloads.ts';
import { usePairing } from './use-pairing.ts';
import { awaitedMs, usePrinters } from './use-printers.ts';

/** Names a new computer, or has another take the place of one that is there; then shows the code, and how to connect it. */
export function PairingDialog({ agent, onClose }: { agent: Agent | null; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState('');
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const { form, errors, typed, busy, add, renew } = usePairing(setPairing);
  const { data } = usePrinters(pairing ? { everyMs: awaitedMs } : {});
  const { lacking } = useDownloads();
  const state = connectState(data?.agents ?? [], pairing?.id ?? '', agent);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (agent) renew(agent.id);
    else add(name);
  };
  return (
    <Dialog
      open
      fixed={busy}
      size="m"
      onClose={onClose}
      title={agent ? m['printing.agents.codeOf']({ name: agent.name }) : m['printing.agents.addTitle']()}
      closeLabel={m['common.close']()}
      footer={
        pairing ? (
          <Button wide onClick={onClose}>
            {state === 'connected' ? m['printing.agents.done']() : m['printing.agents.close']()}
          </Button>
        ) : (
          <Button type="submit" form={formId} wide busy={busy}>
            {lacking ? m['printing.agents.showCommand']() : m['printing.agents.showCode']()}
          </Button>
        )
      }
    >
      {pairing ? (
        <div className="grid gap-5">
          <ConnectComputer pairing={pairing} state={state} />
        </div>
      ) : (
        <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {lacking && <NoProgram />}
          {agent ? (
            <p>{agent.paired ? m['printing.agents.again']() : m['printing.agents.againNew']()}</p>
          ) : (
            <ComputerNameField
              name={name}
              error={errors.name}
              hinted
              onChange={(text) => {
                setName(text);
                typed();
              }}
            />
          )}
        </form>
      )}
    </Dialog>
  );
}
