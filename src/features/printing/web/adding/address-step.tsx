import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { CopyAddress, SecretAddress } from '../secret-address.tsx';
import { SendOn } from '../send-on.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

interface AddressStepProps {
  steps: Steps;
  url: string;
  /** It was heard of. */
  called: boolean;
  onCopied: () => void;
  onNext: () => void;
}

/** The secret address of a printer that fetches: to be put into its own settings. */
export function AddressStep({ steps, url, called, onCopied, onNext }: AddressStepProps) {
  return (
    <StepFrame
      steps={steps}
      title={m['printing.secretTitle']()}
      action={<Button onClick={onNext}>{m['printing.adding.next']()}</Button>}
    >
      <SecretAddress url={url}>
        <div className="flex flex-wrap gap-2">
          <CopyAddress url={url} onCopied={onCopied} variant="soft" />
          <SendOn text={url} onSent={onCopied} />
        </div>
      </SecretAddress>
      <p role="status" className="flex min-h-8 items-center gap-3 text-ink-2">
        {called ? (
          <Badge tone="green">{m['printing.setUp.called']()}</Badge>
        ) : (
          <>
            <Spinner size={20} />
            {m['printing.setUp.waits']()}
          </>
        )}
      </p>
    </StepFrame>
  );
}
