import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { dayMs } from '#lib/days.ts';
import { spokenMoment } from '#lib/spoken-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PhoneIcon } from '#ui/late-icons.tsx';
import type { OpenSession } from '../contract.ts';
import { deviceOf } from './device.ts';

interface SessionRowProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

const pocket = new Set(['Android', 'iPhone', 'iPad']);

export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const timeZone = useTimezone();
  const found = deviceOf(session.userAgent);
  const device = found ? m['accounts.mine.sessions.device']({ ...found }) : m['accounts.mine.sessions.unknown']();
  const facts = [
    m['accounts.mine.sessions.signedInAt']({ at: spokenMoment(session.createdAt, getLocale(), timeZone) }),
    !session.current && m['accounts.mine.sessions.seen']({ when: daysAgo(session.renewedAt) }),
    session.address && m['accounts.mine.sessions.address']({ address: session.address }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-t py-4">
      {pocket.has(found?.system ?? '') && <PhoneIcon className="text-ink-3" />}
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {session.current && <Badge tone="green">{m['accounts.mine.sessions.here']()}</Badge>}
        </p>
        <p className="text-ink-2 text-sm wrap-anywhere">{facts.join(' · ')}</p>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          size="s"
          busy={busy}
          aria-label={m['accounts.mine.sessions.endOf']({ device })}
          onClick={onEnd}
        >
          {m['accounts.mine.sessions.end']()}
        </Button>
      )}
    </li>
  );
}

/** 'hoje', 'ontem', 'há 3 dias': the server knows the last use to the day. */
function daysAgo(instant: string): string {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / dayMs));
  return new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' }).format(-days, 'day');
}
