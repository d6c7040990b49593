import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import type { Agent } from '../../contract.ts';
import { agentState, agentTone } from '../agent-state.ts';
import { ComputerNameField } from '../computer-name-field.tsx';
import type { Pairing } from '../connect-computer.tsx';
import { NoProgram } from '../no-program.tsx';
import { useDownloads } from '../use-downloads.ts';
import { usePairing } from '../use-pairing.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

interface ComputerStepProps {
  steps: Steps;
  agents: readonly Agent[];
  /** A computer that has been connected before. */
  onChoose: (agentId: string) => void;
  /** One that is to be connected, with its code. */
  onPairing: (pairing: Pairing, added: boolean) => void;
}

/** Which computer takes the paper to the printer: one of the house that does so already, or another. */
export function ComputerStep({ steps, agents, onChoose, onPairing }: ComputerStepProps) {
  const formId = useId();
  const [another, setAnother] = useState(false);
  const [name, setName] = useState(agents.length === 0 ? m['printing.adding.computerName']() : '');
  const { form, errors, typed, busy, add, renew } = usePairing(onPairing);
  const { lacking } = useDownloads();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) add(name);
  };
  const nameAnother = () => {
    flushSync(() => setAnother(true));
    form.current?.querySelector('input')?.focus();
  };
  const choose = ({ id, paired }: Agent) => (paired ? onChoose(id) : renew(id));
  const naming = another || agents.length === 0;
  const nameForm = (
    <form ref={form} id={formId} noValidate onSubmit={submit}>
      <ComputerNameField
        name={name}
        error={errors.name}
        hinted={agents.length > 0}
        onChange={(text) => {
          setName(text);
          typed();
        }}
      />
    </form>
  );
  return (
    <StepFrame
      steps={steps}
      title={m['printing.adding.computerTitle']()}
      lead={m['printing.adding.computerLead']()}
      action={
        naming &&
        !lacking && (
          <Button type="submit" form={formId} busy={busy}>
            {m['printing.adding.next']()}
          </Button>
        )
      }
    >
      {agents.length > 0 && (
        <ul className="grid gap-2">
          {agents.map((agent) => (
            <li key={agent.id}>
              <button
                type="button"
                className="flex min-h-15 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-surface px-4 py-2 text-left inset-ring inset-ring-hairline transition hover:bg-tint"
                onClick={() => choose(agent)}
              >
                <span className="min-w-0 font-medium wrap-anywhere">{agent.name}</span>
                <Badge tone={agentTone(agent)}>{agentState(agent)}</Badge>
              </button>
            </li>
          ))}
        </ul>
      )}
      {lacking && <NoProgram />}
      {lacking && (
        <Fold title={m['printing.agents.forInstallers']()} needed={errors.name !== undefined}>
          {nameForm}
          <Button type="submit" form={formId} variant="soft" busy={busy} className="justify-self-start">
            {m['printing.agents.showCommand']()}
          </Button>
        </Fold>
      )}
      {!lacking && naming && nameForm}
      {!lacking && !naming && (
        <Button variant="soft" className="justify-self-start" onClick={nameAnother}>
          {m['printing.adding.anotherComputer']()}
        </Button>
      )}
    </StepFrame>
  );
}
