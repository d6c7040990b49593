import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '#client/api.ts';
import { errorMessage } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { openingPath, staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon, CheckIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Where a provider leads the owner back to: what they bring is exchanged once, and leaves the address. */
export function Connected() {
  const [brought, setBrought] = useSearchParams();
  const [{ code, state }] = useState(() => ({ code: brought.get('code'), state: brought.get('state') }));
  const sent = useRef(false);
  const exchange = useChange(api.checks.connected.mutationOptions(), { rereads: [api.checks.online.key()] });
  const { mutate } = exchange;
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    if (code && state) mutate({ code, state });
    setBrought({}, { replace: true });
  }, [code, state, mutate, setBrought]);
  const back = (
    <Link to={openingPath(staffPaths.settings, 'pagamento')} className={buttonClass()}>
      {m['checks.online.back.toSettings']()}
    </Link>
  );
  if (exchange.isSuccess)
    return (
      <EmptyState icon={CheckIcon} title={m['checks.online.back.done']()} action={back}>
        {m['checks.online.back.doneHint']()}
      </EmptyState>
    );
  if (exchange.isError || !code || !state)
    return (
      <EmptyState icon={AlertIcon} title={m['checks.online.back.failed']()} action={back}>
        {errorMessage(exchange.error) ?? m['checks.online.back.denied']()}
      </EmptyState>
    );
  return <Spinner label={m['checks.online.back.working']()} />;
}
