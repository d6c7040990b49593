import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { Locale } from '#lib/locale.ts';
import { planNameIn } from '../../billing/plan-name.ts';
import type { RefundDue } from './contract.ts';

const due = statement(
  'platform.refundsDue',
  `select p.id, r.name as restaurant, ${planNameIn('p.plan_name', 'p.plan_name_en', '$1')} as plan, p.method, p.amount_cents as "amountCents", p.paid_at as "paidAt",
     p.refund_due_at as "dueSince",
     json_build_object('name', coalesce(p.customer->>'name', ''), 'document', coalesce(p.customer->>'document', ''),
       'email', coalesce(p.customer->>'email', '')) as payer
   from payments p join restaurants r on r.id = p.restaurant_id
   where p.refund_due_at is not null and p.status = 'paid' order by p.refund_due_at, p.id`,
);

export const listRefundsDue = (system: SystemDoor, locale: Locale) => system.rows<RefundDue>(due, [locale]);
