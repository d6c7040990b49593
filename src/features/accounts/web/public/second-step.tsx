import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Destination } from './go-in.ts';
import { useSecondStep, type Way } from './use-second-step.ts';
import type { Factor } from './use-sign-in.ts';

interface SecondStepProps {
  factors: Factor[];
  to: Destination;
  onBack: () => void;
}

export function SecondStep({ factors, to, onBack }: SecondStepProps) {
  const step = useSecondStep(factors, to, onBack);
  const { way, error, sent } = step;
  const field = useRef<HTMLInputElement>(null);
  // Whoever cannot see the page change is led to what is asked now, and so is everyone else's keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way, another question; a wrong code is typed again
  useEffect(() => field.current?.select(), [way, error, sent]);
  const others = ([...factors, 'recovery'] as Way[]).filter((other) => other !== way);
  const first = way === 'otp' && !sent;
  return (
    <section aria-labelledby="second-step" className="mt-8">
      <h2 id="second-step" className="text-2xl">
        {m['accounts.secondStep.title']()}
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (first ? step.send() : step.confirm());
        }}
        className="mt-4 grid gap-5"
      >
        <p className="text-ink-2">{first ? m['accounts.secondStep.phoneAsk']() : questions[way]()}</p>
        {!first && (
          <Field
            label={way === 'recovery' ? m['accounts.secondStep.recoveryCode']() : m['accounts.secondStep.code']()}
            error={error}
          >
            {(control) => (
              <TextInput
                {...control}
                key={way}
                ref={field}
                value={step.code}
                onChange={(event) => step.type(event.target.value)}
                inputMode={way === 'recovery' ? 'text' : 'numeric'}
                autoComplete={way === 'recovery' ? 'off' : 'one-time-code'}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={40}
                className="text-xl tabular-nums"
              />
            )}
          </Field>
        )}
        {first && error && (
          <p role="alert" className="text-danger text-sm">
            {error}
          </p>
        )}
        <Button
          type="submit"
          wide
          pill
          busy={step.busy === 'confirming' || (first && step.busy === 'sending')}
          busyLabel={first ? m['accounts.resend.sending']() : m['accounts.secondStep.confirming']()}
        >
          {first ? m['accounts.secondStep.send']() : m['accounts.secondStep.confirm']()}
        </Button>
      </form>
      <ul className="mt-4 grid justify-items-center">
        {way === 'otp' && sent && (
          <li>
            <Button variant="plain" size="s" pill busy={step.busy === 'sending'} onClick={() => void step.send()}>
              {m['accounts.secondStep.sendAgain']()}
            </Button>
          </li>
        )}
        {others.map((other) => (
          <li key={other}>
            <Button variant="plain" size="s" pill onClick={() => step.choose(other)}>
              {choices[other]()}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="plain" size="s" pill onClick={onBack}>
            {m['accounts.secondStep.back']()}
          </Button>
        </li>
      </ul>
    </section>
  );
}

const questions: Record<Way, () => string> = {
  totp: () => m['accounts.secondStep.app'](),
  otp: () => m['accounts.secondStep.phone'](),
  recovery: () => m['accounts.secondStep.recovery'](),
};
const choices: Record<Way, () => string> = {
  totp: () => m['accounts.secondStep.useApp'](),
  otp: () => m['accounts.secondStep.usePhone'](),
  recovery: () => m['accounts.secondStep.useRecovery'](),
};
