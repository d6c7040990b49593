import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { askAuth } from '#client/auth.ts';
import { errorCode, errorMessage, failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { type Destination, goIn } from './go-in.ts';
import type { Factor } from './use-sign-in.ts';

/** What can be asked for after the password: the app's code, one sent to the phone, or one that was kept on paper. */
export type Way = Factor | 'recovery';
const paths: Record<Way, string> = { totp: 'verify-totp', otp: 'verify-otp', recovery: 'verify-backup-code' };
const aboutCode = new Set(['code_invalid', 'code_expired', 'too_many_requests']);

export function useSecondStep(factors: Factor[], to: Destination, onBack: () => void) {
  const [way, setWay] = useState<Way>(factors.includes('totp') || factors.length === 0 ? 'totp' : 'otp');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState<'sending' | 'confirming' | null>(null);

  /** Does one thing at a time; a step that took too long begins again with the password. */
  async function attempt(doing: 'sending' | 'confirming', act: () => Promise<void>, failure: string) {
    if (busy) return;
    setBusy(doing);
    setError(null);
    try {
      await act();
    } catch (thrown) {
      setBusy(null);
      const refusal = errorCode(thrown) ?? '';
      if (aboutCode.has(refusal)) return setError(errorMessage(thrown));
      toast.error(failureText(thrown, failure));
      if (refusal === 'challenge_expired') onBack();
    }
  }

  const send = () =>
    attempt(
      'sending',
      async () => {
        await askAuth('two-factor/send-otp', {});
        toast.success(m['accounts.secondStep.sent']());
        setSent(true);
        setBusy(null);
      },
      m['accounts.resend.failed'](),
    );

  return {
    way,
    code,
    error,
    sent,
    busy,
    type(text: string) {
      setCode(way === 'recovery' ? text : text.replace(/\D/g, '').slice(0, 6));
      setError(null);
    },
    choose(next: Way) {
      setWay(next);
      setCode('');
      setError(null);
      if (next === 'otp') void send();
    },
    send,
    confirm() {
      const typed = code.trim();
      if (way === 'recovery' ? typed === '' : typed.length < 6) return setError(m['errors.code_invalid']());
      return attempt(
        'confirming',
        async () => {
          await askAuth(`two-factor/${paths[way]}`, { code: typed });
          await goIn(to);
        },
        m['accounts.secondStep.failed'](),
      );
    },
  };
}
