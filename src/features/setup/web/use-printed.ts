import { useEffect, useEffectEvent } from 'react';
import { useSignedIn } from '#client/session.ts';
import { may } from '#lib/permissions.ts';
import { useMark } from './use-setup.ts';

/** Ticks the last step of the set-up off once the sheet of codes was sent to a printer, not when it was looked at. */
export function usePrinted(): void {
  const { user } = useSignedIn();
  const mark = useMark();
  const printed = useEffectEvent(() => {
    if (may(user.role, 'setup')) mark.mutate({ step: 'print', as: 'done' });
  });
  useEffect(() => {
    const onPrint = () => printed();
    window.addEventListener('afterprint', onPrint);
    return () => window.removeEventListener('afterprint', onPrint);
  }, []);
}
