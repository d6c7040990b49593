import { m } from '#generated/messages/messages.js';
import { Face } from '../../../../bills/web/diner/person-name.tsx';
import { money } from '../money.ts';
import { Padlock } from '../padlock.tsx';
import type { RoomProps } from '../room.ts';
import { useLineWords } from '../use-line-words.ts';
import { claimWords } from './claim-words.ts';
import { LineName } from './line-name.tsx';
import { OwnRow } from './own-row.tsx';
import { PickRow } from './pick-row.tsx';
import { standingOf } from './pieces.ts';
import { ShareFoot } from './share-foot.tsx';
import { ShareSums } from './share-sums.tsx';

/** Each takes what was theirs. What another phone has chosen is locked while it holds it, and says whose it is. */
export function ByItems(room: RoomProps) {
  const { at, check } = room;
  const words = useLineWords();
  const lines = check.lines.filter(({ paidApart, cents }) => !paidApart && cents > 0);
  const yoursFirst = [...lines].sort((a, b) => Number(b.you) - Number(a.you));
  const open = yoursFirst.filter(
    (line) => standingOf(line).others === 0 || standingOf(line).free + standingOf(line).mine > 0,
  );
  const locked = lines.filter((line) => !open.includes(line));
  return (
    <>
      {open.length > 0 && (
        <ul
          aria-label={m['checks.yours']()}
          className="mx-3 mb-3 grid gap-0.5 rounded-xl bg-surface p-2 shadow-lift lg:mx-8"
        >
          <OwnRow at={at} lines={open} />
          {open.map((line) => (
            <PickRow key={`${line.orderId} ${line.line}`} at={at} line={line} words={words(line)} />
          ))}
        </ul>
      )}
      {locked.length > 0 && (
        <section className="mx-3 mb-3 rounded-xl bg-surface px-2 py-3 shadow-lift lg:mx-8">
          <h2 className="px-3 pb-1 font-medium text-ink-2 text-xs">{m['checks.withOthers']()}</h2>
          <ul>
            {locked.map((line) => (
              <li
                key={`${line.orderId} ${line.line}`}
                className="grid min-h-14 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1.5"
              >
                <Padlock />
                <div>
                  <p className="text-ink-2">
                    <LineName line={line} words={words(line)} />
                  </p>
                  {line.claims.map((claim) => (
                    <p key={`${claim.person} ${claim.paid}`} className="flex items-center gap-1.5 text-ink-2 text-sm">
                      <Face {...claim} small />
                      {claimWords(claim)}
                    </p>
                  ))}
                </div>
                <span className="money text-ink-2">{money(line.cents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShareSums check={check} />
      <ShareFoot {...room} />
    </>
  );
}
