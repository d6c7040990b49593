import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { ConnectState } from '../agent-state.ts';
import { ConnectComputer, type Pairing } from '../connect-computer.tsx';
import { useDownloads } from '../use-downloads.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

interface ConnectStepProps {
  steps: Steps;
  pairing: Pairing;
  state: ConnectState;
  onCommandCopied: () => void;
  onNext: () => void;
}

/** A computer is connected with its code; the step says by itself when it is. */
export function ConnectStep({ steps, pairing, state, onCommandCopied, onNext }: ConnectStepProps) {
  const { lacking } = useDownloads();
  const connected = state === 'connected';
  return (
    <StepFrame
      steps={steps}
      title={m['printing.adding.connectTitle']()}
      lead={m['printing.adding.connectLead']()}
      action={
        (connected || !lacking) && (
          <Button variant={connected ? 'fill' : 'quiet'} onClick={onNext}>
            {connected ? m['printing.adding.next']() : m['printing.adding.later']()}
          </Button>
        )
      }
    >
      <ConnectComputer pairing={pairing} state={state} onCommandCopied={onCommandCopied} />
    </StepFrame>
  );
}
