import { useEffect, useEffectEvent } from 'react';
import { askAgainAfter } from '#client/query.ts';

/** Sends again what nobody answered, for as long as it is wanted: after a while, and at once when the network returns. */
export function useResend(failures: number, send: () => void): void {
  const again = useEffectEvent(send);
  useEffect(() => {
    if (failures === 0) return;
    const resend = () => again();
    const timer = setTimeout(resend, askAgainAfter());
    addEventListener('online', resend);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', resend);
    };
  }, [failures]);
}
