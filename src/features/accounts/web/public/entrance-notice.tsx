import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { useEntranceState } from './entrance-state.ts';

/** What led here: a letter's link, a new password, or a third party that opened nothing. */
export function EntranceNotice() {
  const [query] = useSearchParams();
  const { passwordChanged, confirmed } = useEntranceState();
  if (query.has('error')) return <Told about={outcomeOf(query.get('error'))} bad />;
  if (passwordChanged) return <Told about="passwordChanged" arrived />;
  return confirmed ? <Told about="confirmed" /> : null;
}

function Told({ about, bad, arrived }: { about: keyof typeof texts; bad?: boolean; arrived?: boolean }) {
  const [title, hint] = texts[about];
  return (
    <Frame arrived={arrived}>
      <Notice tone={bad ? 'red' : 'green'} title={title()}>
        <p className="mt-1">{hint()}</p>
      </Notice>
    </Frame>
  );
}

/** Where no new document was loaded, the focus says that something has happened. */
function Frame({ arrived, children }: { arrived?: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrived) frame.current?.focus();
  }, [arrived]);
  return (
    <div ref={frame} tabIndex={arrived ? -1 : undefined} className="mt-6 outline-none">
      {children}
    </div>
  );
}

const texts = {
  confirmed: [() => m['accounts.link.verified'](), () => m['accounts.link.verifiedHint']()],
  passwordChanged: [() => m['accounts.notice.passwordChanged'](), () => m['accounts.notice.passwordChangedHint']()],
  notLinked: [() => m['accounts.notice.notLinked'](), () => m['accounts.notice.notLinkedHint']()],
  cancelled: [() => m['accounts.notice.cancelled'](), () => m['accounts.notice.cancelledHint']()],
  providerFailed: [() => m['accounts.notice.providerFailed'](), () => m['accounts.notice.providerFailedHint']()],
} as const;

/** As the authentication library and the third parties name what stood in the way. */
function outcomeOf(error: string | null): 'notLinked' | 'cancelled' | 'providerFailed' {
  if (error === 'access_denied') return 'cancelled';
  return error === 'signup_disabled' || error === 'account_not_linked' ? 'notLinked' : 'providerFailed';
}
