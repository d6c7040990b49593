import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { BellIcon, CheckIcon } from '#ui/icons.tsx';
import { ClockIcon } from '#ui/late-icons.tsx';
import type { Part } from '../../../parts/contract.ts';
import { providerName } from '../../provider-name.ts';
import { money } from '../money.ts';
import { SeeReceipt } from '../receipt/see-receipt.tsx';
import { type At, sends, useCheckChange } from '../use-check.ts';
import { EndedPart } from './ended-part.tsx';
import { OnlinePart } from './online-part.tsx';
import { PixCode } from './pix-code.tsx';
import { SayPaid } from './say-paid.tsx';
import { useSayPaid } from './use-say-paid.ts';

interface PartCardProps {
  at: At;
  base: string;
  part: Part;
  timezone: string;
}

/** How this phone's own part stands: what is to be done, who is awaited, and in the end that it is paid, which only the till says. */
export function PartCard(props: PartCardProps) {
  const { status, endedWhy } = props.part;
  if (status === 'withdrawn') return endedWhy && <EndedPart part={props.part} why={endedWhy} />;
  return <StandingPart {...props} />;
}

function StandingPart({ at, base, part, timezone }: PartCardProps) {
  const [again, setAgain] = useState(false);
  const { mutate: tell, ...saying } = useSayPaid(at, part.id);
  const untell = useCheckChange(at, sends.tell);
  const withdraw = useCheckChange(at, sends.withdraw);
  const clock = (instant: string) => formatTime(instant, getLocale(), timezone);
  const { status, method, pix, online, takenBy, endedBy, endedAt, toldAt } = part;
  const paid = status === 'paid';
  const showsCode = pix !== null && (status === 'asked' || again);
  return (
    <section
      aria-labelledby="part"
      aria-live="polite"
      className="mx-3 mb-3 rounded-xl bg-surface px-5 py-5 shadow-lift lg:mx-8"
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`grid size-12 shrink-0 place-items-center rounded-full max-[22rem]:hidden ${paid ? 'bg-green-tint text-green' : 'bg-tint text-brand-ink'}`}
        >
          {paid ? (
            <CheckIcon size={24} />
          ) : method === 'pix' || online ? (
            <ClockIcon size={24} />
          ) : (
            <BellIcon size={24} />
          )}
        </span>
        <div className="min-w-0">
          <h2 id="part" className="text-xl tracking-title">
            {titleOf(part)}
          </h2>
          <p className="text-ink-2 text-sm">
            {paid && endedAt
              ? endedBy
                ? m['checks.part.confirmedBy']({ name: endedBy, time: clock(endedAt) })
                : m['checks.part.confirmed']({ time: clock(endedAt) })
              : status === 'told' && toldAt
                ? m['checks.part.toldAt']({ time: clock(toldAt) })
                : online
                  ? waitingFor(online, clock)
                  : takenBy !== null
                    ? takenBy
                      ? m['checks.part.comes']({ name: takenBy })
                      : m['checks.part.somebodyComes']()
                    : method === 'pix'
                      ? m['checks.part.payInBank']()
                      : method === 'cash'
                        ? m['checks.part.waiterTold.cash']()
                        : m['checks.part.waiterTold.card']()}
          </p>
        </div>
        <strong className="money ml-auto shrink-0 font-semibold text-xl">{money(part.cents)}</strong>
      </div>
      {part.changeForCents !== null && !paid && (
        <p className="mt-2 text-ink-2 text-sm">{m['checks.part.changeFor']({ amount: money(part.changeForCents) })}</p>
      )}
      {showsCode && (
        <PixCode pix={pix}>
          {status === 'asked' && (
            <SayPaid
              {...saying}
              onPress={() => tell({ id: part.id, paid: true }, { onSuccess: () => setAgain(false) })}
            />
          )}
        </PixCode>
      )}
      {online && <OnlinePart at={at} id={part.id} online={online} />}
      {paid && part.cents > part.creditCents && <SeeReceipt base={base} />}
      {!paid && (
        <div className="mx-auto mt-4 grid max-w-md gap-2">
          {status === 'told' && (
            <>
              <p className="text-center text-ink-2 text-sm">{m['checks.part.tellsYou']()}</p>
              {!again && (
                <Button wide variant="soft" onClick={() => setAgain(true)}>
                  {m['checks.part.codeAgain']()}
                </Button>
              )}
              <Button
                wide
                variant="plain"
                busy={untell.isPending}
                onClick={() => untell.mutate({ id: part.id, paid: false })}
              >
                {m['checks.part.untell']()}
              </Button>
            </>
          )}
          {status === 'asked' && (
            <Button wide variant="plain" busy={withdraw.isPending} onClick={() => withdraw.mutate({ id: part.id })}>
              {m['checks.part.withdraw']()}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function waitingFor({ pix, provider, expiresAt }: NonNullable<Part['online']>, clock: (instant: string) => string) {
  const time = clock(expiresAt);
  return pix
    ? m['checks.part.confirmsItself']({ time })
    : m['checks.part.onPage']({ provider: providerName(provider), time });
}

function titleOf({ status, method, takenBy }: Part): string {
  if (status === 'paid') return m['checks.part.paid']();
  if (status === 'told') return m['checks.part.waitsForTill']();
  if (method === 'pix' || method === 'online_pix') return m['checks.part.byPix']();
  if (method === 'online_card') return m['checks.part.byCard']();
  return takenBy !== null ? m['checks.part.coming']() : m['checks.part.asked']();
}
