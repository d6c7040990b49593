import { FeedbackList } from '#features/platform/web/feedback-list.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Feedback() {
  return (
    <>
      <PageHeader title={m['platform.nav.feedback']()} />
      <div className="px-4 lg:px-7">
        <FeedbackList />
      </div>
    </>
  );
}
