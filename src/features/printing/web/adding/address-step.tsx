import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { CopyAddress, SecretAddress } from '../secret-address.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

interface AddressStepProps {
  steps: Steps;
  url: string;
  onCopied: () => void;
  onNext: () => void;
}

/** The secret address of a printer that fetches: to be put into its own settings. */
export function AddressStep({ steps, url, onCopied, onNext }: AddressStepProps) {
  return (
    <StepFrame
      steps={steps}
      title={m['printing.secretTitle']()}
      action={<Button onClick={onNext}>{m['printing.adding.next']()}</Button>}
    >
      <SecretAddress url={url} />
      <CopyAddress url={url} onCopied={onCopied} variant="soft" className="justify-self-start" />
    </StepFrame>
  );
}
