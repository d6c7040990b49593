import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';
import type { MailedLinkView } from '../../../links/contract.ts';
import type { EntranceState } from '../entrance-state.ts';
import { ResendVerification } from '../resend-verification.tsx';
import { useAlive } from '../use-alive.ts';
import { useAccountLink } from './use-account-link.ts';

type Purpose = Exclude<MailedLinkView['purpose'], 'reset'>;

interface AccountLinkProps {
  token: string;
  /** Null where there is no such link. */
  link: MailedLinkView | null;
  /** Their account's page, for whoever is signed in. */
  accountPath: string | null;
}

/** What a letter's link leads to: it says what will happen, and nothing does before the press. */
export function AccountLink({ token, link, accountPath }: AccountLinkProps) {
  const alive = useAlive();
  const { state, busy, press, leave } = useAccountLink(token, link);
  const known = link?.purpose === 'verify' && (state === 'done' || state === 'used');
  const confirmed: EntranceState | undefined = known ? { confirmed: link.email } : undefined;
  const onward = accountPath ? (
    <a href={accountPath} className={buttonClass({ wide: true, pill: true })}>
      {m['accounts.link.goToAccount']()}
    </a>
  ) : (
    <Link to={sitePaths.login} state={confirmed} className={buttonClass({ wide: true, pill: true })}>
      {m['accounts.link.goOn']()}
    </Link>
  );
  if (!link || state === 'expired') {
    return (
      <Part>
        <Notice tone="red" title={m['accounts.link.expired']()} live>
          <p className="mt-1 mb-3">{m['accounts.link.expiredHint']()}</p>
          {(!link || link.purpose === 'verify') && <ResendVerification />}
        </Notice>
        {link && onward}
      </Part>
    );
  }
  const { email } = link;
  const purpose = link.purpose as Purpose;
  if (state === 'used') {
    const said = purpose === 'verify' ? m['accounts.link.usedVerify']({ email }) : m['accounts.link.usedHint']();
    return <Told title={m['accounts.link.used']()} text={said} onward={onward} />;
  }
  if (state === 'done') {
    if (purpose !== 'undo') {
      const said = accountPath ? email : m['accounts.link.verifiedHint']();
      return <Told good title={m['accounts.link.verified']()} text={said} onward={onward} />;
    }
    const title = m['accounts.link.undone']({ email });
    return <Told good title={title} text={m['accounts.link.undoneHint']({ email })} />;
  }
  if (state === 'ofAnother') {
    return (
      <Part>
        <Notice tone="yellow" title={m['accounts.link.ofAnother']()} live>
          <p className="mt-1">{m['accounts.link.ofAnotherHint']()}</p>
        </Notice>
        <Button variant="quiet" wide pill onClick={() => void leave()}>
          {m['accounts.link.leave']()}
        </Button>
      </Part>
    );
  }
  return (
    <Part>
      <p className="text-lg wrap-anywhere">{questions[purpose]({ email })}</p>
      <Button
        wide
        pill
        variant={purpose === 'undo' ? 'danger' : 'fill'}
        disabled={!alive}
        busy={busy}
        busyLabel={m['accounts.link.working']()}
        onClick={() => void press()}
      >
        {actions[purpose]()}
      </Button>
    </Part>
  );
}

const Part = ({ children }: { children: ReactNode }) => <div className="mt-8 grid gap-5">{children}</div>;

function Told({ good, title, text, onward }: { good?: boolean; title: string; text: string; onward?: ReactNode }) {
  return (
    <Part>
      <Notice tone={good ? 'green' : 'blue'} title={title} live>
        <p className="mt-1 wrap-anywhere">{text}</p>
      </Notice>
      {onward}
    </Part>
  );
}

const questions = {
  verify: m['accounts.link.verifyText'],
  change: m['accounts.link.changeText'],
  undo: m['accounts.link.undoText'],
};
const actions = { verify: m['accounts.link.verify'], change: m['accounts.link.change'], undo: m['accounts.link.undo'] };
