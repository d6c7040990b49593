import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Teaching } from '#ui/staff/teaching.tsx';

/** In place of charts of zeros: what the day will show here, and what brings the first order. */
export function FirstDay() {
  return (
    <Teaching
      ghost="rows"
      title={m['stats.firstDay.title']()}
      action={
        <Link to={staffPaths.tables} className={buttonClass({ pill: true })}>
          {m['stats.firstDay.action']()}
        </Link>
      }
    >
      {m['stats.firstDay.why']()}
    </Teaching>
  );
}
