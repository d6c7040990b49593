import { useLocation } from 'react-router';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { gatedAt } from './entries.ts';

interface Sent {
  asked: string;
}

/** What the gate leaves in the browser's history: the address stays as it is for everyone. */
export const sentFrom = (pathname: string): Sent => ({ asked: pathname });

/** Why one stands here who asked for another page. */
export function SentFrom() {
  const { restaurant } = useSignedIn();
  const { state } = useLocation() as { state: Partial<Sent> | null };
  const page = state?.asked === undefined ? null : gatedAt(state.asked);
  if (!page || restaurant?.subscribed) return null;
  return (
    <div className="px-4 pb-4 lg:px-7">
      <div className="max-w-content">
        <Notice tone="blue" live>
          {m['shell.opensWith']({ page: page.label() })}
        </Notice>
      </div>
    </div>
  );
}
