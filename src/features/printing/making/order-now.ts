import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Stations } from '../../menu/stations/store.ts';
import { lineSelected } from '../../orders/lines/columns.ts';
import type { OrderLine } from '../../orders/lines/contract.ts';
import { saidWithLines, saysSomething } from '../../orders/lines/said.ts';
import { lineTexts } from '../../orders/values.ts';
import { joinedNumbers } from '../../tables/joins.ts';
import type { Told, ToldLine } from './told.ts';

/** An order as its papers would tell it now. */
export interface OrderNow extends Told {
  /** `open`: still to be made. */
  lines: (ToldLine &
    Pick<OrderLine, 'productId' | 'firedAt' | 'addedAt' | 'promisedTo' | 'parts'> & { open: boolean })[];
  /** Its lines that are held: they are on no paper until they are fired. */
  held: number[];
  /** When the last of them was. */
  heldAt: string | null;
  /** What was said with all that its bill had, also carried or cancelled since: who eats one dish may be helped to another. */
  beside: Pick<OrderLine, (typeof spoken)[number]>[];
  id: string;
  /** The tables that are joined to its own. */
  joined: number[];
  revision: number;
  /** It goes before the others. */
  rushed: boolean;
  number: number;
  createdAt: string;
  promisedTo: string | null;
  placedBy: string | null;
  cancelReason: string | null;
  /** Who took something of it back last, on whose word and why; null when that is not what happened last. */
  takenBack: { reason: string; by: string; approvedBy: string | null } | null;
  timezone: string;
}

const spoken = ['choices', ...lineTexts] as const;

const read = statement(
  'printing.orderNow',
  `select o.id, o.revision, o.rushed_at is not null as rushed, o.status, o.number, o.created_at as "createdAt", o.promised_to as "promisedTo", u.name as "placedBy",
     o.cancel_reason as "cancelReason",
     (select json_build_object('reason', c.reason, 'by', m.name, 'approvedBy', a.name)
       from order_events e
       join line_corrections c on c.restaurant_id = $1 and c.order_id = e.order_id and c.event_id = e.id and c.kind = 'void'
       join users m on m.id = c.made_by left join users a on a.id = c.approved_by
       where e.restaurant_id = $1 and e.order_id = o.id and e.id = (select l.id from order_events l
         where l.restaurant_id = $1 and l.order_id = o.id order by l.id desc limit 1)) as "takenBack",
     t.number as "table", ${joinedNumbers('o.bill_id', 'o.restaurant_id')} as joined, r.timezone,
     coalesce((select json_agg(json_build_object('line', i.line, ${lineSelected('i')}, 'open', i.status in ('pendente', 'preparando'), 'parts', i.parts,
         'firedAt', i.fired_at, 'addedAt', i.added_at, 'promisedTo', i.promised_to) order by i.line)
       from order_items i where i.restaurant_id = $1 and i.order_id = o.id and i.status <> 'cancelado' and i.held_at is null), '[]') as lines,
     array(select i.line from order_items i where i.restaurant_id = $1 and i.order_id = o.id and i.held_at is not null) as held,
     (select max(i.held_at) from order_items i where i.restaurant_id = $1 and i.order_id = o.id) as "heldAt",
     coalesce((select json_agg(json_build_object(${lineSelected('s', spoken)})) from orders x
       join lateral ${saidWithLines('x')} s on ${saysSomething('s')}
       where x.restaurant_id = $1 and x.bill_id = o.bill_id), '[]') as beside
   from orders o join tables t on t.restaurant_id = o.restaurant_id and t.id = o.table_id
   join restaurants r on r.id = o.restaurant_id left join users u on u.id = o.placed_by
   where o.restaurant_id = $1 and o.id = $2`,
);

/** Of a cancelled order nothing is to be made; a line without a station that is left is made where `home` says. */
export async function readOrderNow(
  tx: TransactionScope,
  orderId: string,
  home: Stations['home'],
): Promise<OrderNow | null> {
  const [order] = await tx.rows<OrderNow>(read, [tx.restaurantId, orderId]);
  if (!order) return null;
  const lines = order.lines.map((line) => ({ ...line, stationId: home(line.stationId) }));
  return { ...order, lines: order.status === 'cancelado' ? [] : lines };
}
