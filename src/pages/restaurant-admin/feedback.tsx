import { FeedbackForm } from '#features/feedback/web/feedback-form.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from './page-header.tsx';

export const handle = { area: 'admin' };

export default function Feedback() {
  return (
    <>
      <PageHeader title={m['house.feedback.title']()} />
      <div className="grid gap-5 px-4 lg:px-7">
        <p className="max-w-2xl text-ink-2">{m['house.feedback.lead']()}</p>
        <FeedbackForm />
      </div>
    </>
  );
}
