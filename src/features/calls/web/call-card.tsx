import { useRef } from 'react';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/late-icons.tsx';
import { isForgotten } from '../../orders/waits-too-long.ts';
import type { FloorCall } from '../contract.ts';
import { callFill, callTone } from './call-tone.ts';
import { agedText, firstName, sinceText } from './call-words.ts';
import type { TableCall } from './group-by-table.ts';
import { useCallChange } from './use-call-change.ts';

/** A second tap of a hurried finger is none on what has taken the place of the first. */
const settledMs = 600;

/** How long somebody was overlooked stands out of what is red already. */
export const forgottenClass = 'mt-0.5 rounded-full bg-danger px-2 font-semibold text-white';

interface CallCardProps {
  group: TableCall;
  /** Who looks at it. */
  me: string;
  now: number;
  onDone: () => void;
  /** Records what somebody there wants to pay; nothing for whoever may not. */
  onReceive?: (call: FloorCall) => void;
  className?: string;
}

/** A table that calls: its number, what it wants, for how long, and the deed. Amber calls, blue asks for the bill, red has waited too long. */
export function CallCard({ group, me, now, onDone, onReceive, className }: CallCardProps) {
  const { user } = useSignedIn();
  const { calls } = group;
  const { tableNumber: number, takenBy, awaited, askedAt } = calls[0];
  const ids = calls.map(({ id }) => id);
  const mine = takenBy?.id === me;
  const taken = takenBy !== null;
  const tookAt = useRef(0);
  const { take, answer, giveBack } = useCallChange({
    tableNumber: number,
    onTaken: () => {
      tookAt.current = Date.now();
    },
    onAnswered: onDone,
  });
  const settled = () => Date.now() - tookAt.current > settledMs;

  const since = sinceText(askedAt, now);
  const goes = mine ? m['calls.youGo']() : takenBy ? m['calls.goes']({ name: firstName(takenBy.name) }) : null;
  const tone = callTone(calls, now) ?? 'taken';
  const what = agedText(calls, now);
  const [first] = calls;
  const pix = first.pay?.method === 'pix';
  // Who opens it to receive is the one who goes there: the guest and the others of the house see who.
  const receive = (open: (call: FloorCall) => void) => {
    if (!taken && !pix) take.mutate({ ids });
    open(first);
  };
  const go = { press: () => take.mutate({ ids }), busy: take.isPending, words: goWords };
  const done = { press: () => settled() && answer.mutate({ ids }), busy: answer.isPending, words: doneWords };
  // Anybody may go to who wants to pay; it is over when the till has it, which nobody's walk there says.
  const atTill = () => {
    if (onReceive) return { press: () => receive(onReceive), busy: false, words: receiveWords(pix) };
    return taken || pix ? null : go;
  };
  const deed = first.pay ? atTill() : taken ? done : go;
  const words = deed?.words(number);
  return (
    <li
      aria-label={`${m['orders.table']({ number })}: ${what}`}
      className={cx(
        'flex min-h-18 shrink-0 snap-start items-center lg:min-h-14 lg:shrink gap-2.5 rounded-lg py-1 pr-2 pl-3.5 lg:pr-1.5',
        // An amount has room for its words.
        first.pay ? 'lg:min-w-88 lg:basis-112' : 'lg:min-w-64 lg:basis-88',
        awaited ? cx(callFill[tone], 'ring-2 ring-current/40 ring-inset') : 'bg-surface text-ink',
        className,
      )}
    >
      <strong className="shrink-0 text-2xl tabular-nums">{`#${number}`}</strong>
      <p className="min-w-0 flex-1 text-sm leading-tight sm:text-base">
        {/* An amount is never cut. */}
        <span className={cx('font-semibold wrap-anywhere', first.pay ? 'block' : 'line-clamp-2')} title={what}>
          {what}
        </span>
        <span
          className={cx('block w-fit text-sm tabular-nums', awaited && isForgotten(askedAt, now) && forgottenClass)}
        >
          {goes ? `${goes}, ${since}` : since}
        </span>
        {first.pay && !may(user.role, 'orders.complete') && (
          <span className="block text-sm">{pix ? m['calls.tillConfirms']() : m['calls.tillReceives']()}</span>
        )}
      </p>
      {deed && words && (
        <Button
          size="s"
          variant={awaited || mine ? 'fill' : 'quiet'}
          className="shrink-0 px-3.5"
          busy={deed.busy}
          aria-label={words.name}
          onClick={deed.press}
        >
          {words.label}
        </Button>
      )}
      {mine && (
        <IconButton
          icon={CloseIcon}
          label={m['calls.giveBackOf']({ number })}
          busy={giveBack.isPending}
          onClick={() => settled() && giveBack.mutate({ ids })}
        />
      )}
    </li>
  );
}

const goWords = (number: number) => ({ label: m['calls.go'](), name: m['calls.goTo']({ number }) });
const receiveWords = (pix: boolean) => (number: number) => ({
  label: pix ? m['calls.confirm']() : m['calls.receive'](),
  name: pix ? m['calls.confirmAt']({ number }) : m['calls.receiveAt']({ number }),
});
const doneWords = (number: number) => ({ label: m['calls.done'](), name: m['calls.doneAt']({ number }) });
