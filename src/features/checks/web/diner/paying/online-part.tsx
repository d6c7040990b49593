import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { errorCode } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { useTimeLeft } from '../../../../billing/web/payment/use-time-left.ts';
import type { Part } from '../../../parts/contract.ts';
import { providerName } from '../../provider-name.ts';
import { type At, sends, useCheckChange } from '../use-check.ts';
import { PixCode } from './pix-code.tsx';

interface OnlinePartProps {
  at: At;
  id: string;
  online: NonNullable<Part['online']>;
}

/** What is to be done where a provider takes it: the code, or its page. That it is paid shows by itself; who does not want to wait may ask. */
export function OnlinePart({ at, id, online }: OnlinePartProps) {
  const { provider, pix, pageUrl, expiresAt, refused } = online;
  const [where, setWhere] = useSearchParams();
  const look = useCheckChange(at, sends.tell, {
    failed: m['checks.part.lookFailed'](),
    explained: 'provider_unavailable',
  });
  const back = where.get('from') === 'provider';
  const { mutate } = look;
  // They come from the provider's page: what they did there may be quicker asked than told.
  useEffect(() => {
    if (!back) return;
    setWhere({}, { replace: true });
    mutate({ id, paid: true });
  }, [back, id, mutate, setWhere]);
  const test = provider === 'sandbox';
  const left = useTimeLeft(expiresAt) ?? 0;
  // Nobody pays there any more: what is left is to pay otherwise, or anew.
  if (left <= 0) return <p className="mt-4 text-center font-medium">{m['checks.part.timeOver']()}</p>;
  const deeds = (
    <>
      {pageUrl && (
        <a href={pageUrl} className={buttonClass({ wide: true, variant: pix ? 'soft' : 'fill' })}>
          {pix && test ? m['checks.part.simulate']() : m['checks.part.openPage']({ provider: providerName(provider) })}
        </a>
      )}
      {look.isSuccess && !refused && <p className="text-center text-ink-2 text-sm">{m['checks.part.notYet']()}</p>}
      {errorCode(look.error) === 'provider_unavailable' && (
        <p className="text-center text-ink-2 text-sm">{m['checks.part.away']({ provider: providerName(provider) })}</p>
      )}
      <Button wide variant="soft" busy={look.isPending} onClick={() => mutate({ id, paid: true })}>
        {m['checks.part.tell']()}
      </Button>
    </>
  );
  return (
    <>
      {test && <p className="mt-3 rounded-md bg-sunken px-4 py-2.5 text-sm">{m['checks.pay.test']()}</p>}
      {refused && (
        <p role="alert" className="mt-3 rounded-md bg-yellow-tint px-4 py-2.5 text-sm text-yellow">
          {m['checks.part.refused']()}
        </p>
      )}
      {pix ? <PixCode pix={pix}>{deeds}</PixCode> : <div className="mx-auto mt-4 grid max-w-md gap-2">{deeds}</div>}
    </>
  );
}
