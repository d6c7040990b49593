import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { ConnectState } from '../agent-state.ts';
import { ConnectComputer, type Pairing } from '../connect-computer.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

interface ConnectStepProps {
  steps: Steps;
  pairing: Pairing;
  state: ConnectState;
  onNext: () => void;
}

/** A computer is connected with its code; the step says by itself when it is. */
export function ConnectStep({ steps, pairing, state, onNext }: ConnectStepProps) {
  return (
    <StepFrame
      steps={steps}
      title={m['printing.adding.connectTitle']()}
      lead={m['printing.adding.connectLead']()}
      action={
        <Button variant={state === 'connected' ? 'fill' : 'quiet'} onClick={onNext}>
          {state === 'connected' ? m['printing.adding.next']() : m['printing.adding.later']()}
        </Button>
      }
    >
      <ConnectComputer pairing={pairing} state={state} />
    </StepFrame>
  );
}
