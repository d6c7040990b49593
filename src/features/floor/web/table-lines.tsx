import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { AllergyNote } from '../../orders/web/allergy-note.tsx';
import { CourseButton } from '../../orders/web/course-button.tsx';
import { OrderRush } from '../../orders/web/order-rush.tsx';
import { tones } from '../../orders/web/status-look.ts';
import { useCourses } from '../../orders/web/use-courses.ts';
import { briefLines } from './brief-lines.ts';

/** What was ordered at the table and what it costs, in brief: what is ready first, what has been carried last and paler. */
export function TableLines({ tableId }: { tableId: string }) {
  const id = useId();
  const { fire } = useCourses();
  const read = useQuery(api.bills.ofTable.queryOptions({ input: { tableId } }));
  return (
    <Read
      query={read}
      failed={failureText(read.error, m['bills.unread']())}
      waiting={<Loading count={4} className="grid gap-2" itemClass="h-11 rounded-md!" />}
    >
      {({ bill }) => {
        const lines = briefLines(bill?.orders ?? []);
        if (lines.length === 0) return null;
        const held = lines.filter((line) => line.held).flatMap(({ courses }) => courses);
        const count = held.reduce((sum, course) => sum + course.lines.length, 0);
        return (
          <>
            <section aria-labelledby={id} className="grid gap-1">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 id={id} className="font-semibold text-ink-2 text-sm">
                  {m['floor.ordered']()}
                </h3>
                {count > 1 && (
                  <Button size="s" onClick={() => fire(held)}>
                    {m['orders.courses.fireAll']()}
                  </Button>
                )}
              </div>
              <ul>
                {lines.map(({ key, name, choices, note, warnings, quantity, cents, status, held, courses }) => (
                  <li
                    key={key}
                    className={cx(
                      'flex min-h-9 flex-wrap items-start gap-x-3 border-hairline py-1.5 not-first:border-t',
                      status === 'entregue' && 'text-ink-2',
                    )}
                  >
                    <div className="flex min-w-0 grow basis-0 flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="basis-full wrap-anywhere">
                        <span className="tabular-nums">{quantity}×</span> {name}
                      </span>
                      {choices && <span className="basis-full text-ink-2 text-sm wrap-anywhere">{choices}</span>}
                      {note && <span className="basis-full font-medium text-sm wrap-anywhere">{note}</span>}
                      <Badge tone={held ? 'gray' : tones[status]}>
                        {held ? m['orders.courses.held']() : m[`orders.status.${status}`]()}
                      </Badge>
                      {courses.length > 0 && <CourseButton product={name} courses={courses} held={held} />}
                    </div>
                    <span className="money shrink-0">{formatMoney(cents, getLocale())}</span>
                    {warnings.map((text) => (
                      <div key={text} className="basis-full">
                        <AllergyNote text={text} />
                      </div>
                    ))}
                  </li>
                ))}
              </ul>
            </section>
            {bill?.orders.map((order) => (
              <OrderRush key={order.id} order={order} rushes />
            ))}
          </>
        );
      }}
    </Read>
  );
}
