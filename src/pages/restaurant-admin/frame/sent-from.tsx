import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { useSentFrom } from './asked-page.ts';

/** Why one stands here who asked for another page. */
export function SentFrom() {
  const { restaurant } = useSignedIn();
  const page = useSentFrom();
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
