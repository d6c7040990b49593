import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { useKeepSentFrom, useSentFrom } from './asked-page.ts';

/** Why one stands here who asked for another page. */
export function SentFrom() {
  const { user, restaurant } = useSignedIn();
  const page = useSentFrom();
  useKeepSentFrom();
  // An owner who begins is told so where the set-up is offered.
  const told = restaurant?.beginning && user.role === 'restaurant_owner';
  if (!page || restaurant?.subscribed || told) return null;
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
