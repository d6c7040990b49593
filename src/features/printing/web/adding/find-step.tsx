import { type SubmitEvent, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { bareAddress, completeAddress } from '#lib/printer-address.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import type { Agent } from '../../contract.ts';
import { addressFault } from '../address-fault.ts';
import { AddressField } from '../address-field.tsx';
import { FoundPrinters } from '../finding/found-printers.tsx';
import { searchState } from '../finding/search-state.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

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
  const nothing = agent !== null && searchState(agent) === 'nothing';
  return (
    <StepFrame steps={steps} title={m['printing.adding.findTitle']()} lead={m['printing.adding.findLead']()}>
      {agent && <FoundPrinters agent={agent} onChoose={onChoose} />}
      <Fold title={m['printing.adding.notThere']()} needed={error !== undefined || nothing}>
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
