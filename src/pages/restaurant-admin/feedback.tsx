import { FeedbackForm } from '#features/feedback/web/feedback-form.tsx';
import { GuestRatings } from '#features/feedback/web/guest-ratings.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

export default function Feedback() {
  return (
    <>
      <PageHeader title={m['feedback.title']()} />
      <div className="grid gap-5 px-4 lg:px-7">
        <p className="max-w-prose text-ink-2">{m['feedback.lead']()}</p>
        <FeedbackForm />
      </div>
      <div className="px-4 pt-8 pb-6 lg:px-7">
        <GuestRatings />
      </div>
    </>
  );
}
