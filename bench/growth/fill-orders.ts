// Bills of three orders of three lines, closed and paid, of every house of a portion: `$1` to `$2` are the houses' numbers, `$3` to
// `$4` count the bills of each, the latest first, and `$5` is how many there are in a day. Every twentieth line has a note, every
// fiftieth order was cancelled.

const dishes = `create temporary table dish on commit drop as
  select p.restaurant_id, p.id, p.name, p.price_cents, row_number() over (partition by p.restaurant_id order by p.id) as n,
    count(*) over (partition by p.restaurant_id) as among
  from products p join growth.houses h on h.id = p.restaurant_id where h.n between $1 and $2 and p.archived_at is null`;
const seats = `create temporary table seat on commit drop as
  select t.restaurant_id, t.id, row_number() over (partition by t.restaurant_id order by t.number) as n,
    count(*) over (partition by t.restaurant_id) as among
  from tables t join growth.houses h on h.id = t.restaurant_id where h.n between $1 and $2 and t.deleted_at is null`;

const parties = `create temporary table party on commit drop as
  select h.id as restaurant_id, b as n, at, uuidv7(at - now()) as id, seat.id as table_id
  from growth.houses h cross join generate_series($3::int, $4::int) b
  cross join lateral (select date_trunc('day', now()) - interval '12 hours' - b * interval '1 day' / $5 as at) party
  join seat on seat.restaurant_id = h.id and seat.n = 1 + b % seat.among
  where h.n between $1 and $2`;

const orders = `create temporary table ordered on commit drop as
  select restaurant_id, id as bill_id, table_id, n * 3 + number as n, number, at + number * interval '20 minutes' as at,
    uuidv7(at + number * interval '20 minutes' - now()) as id
  from party, generate_series(1, 3) number`;

const lines = `create temporary table line on commit drop as
  select o.restaurant_id, o.id as order_id, line, o.at, dish.id as product_id, dish.name, dish.price_cents, o.n % 50 = 0 as cancelled,
    case when (o.n * 3 + line) % 20 = 0 then (array['Sem cebola', 'Bem passado', 'Sem gelo', 'Molho à parte', 'Para a mesa 4'])[1 + o.n / 20 % 5] else '' end as notes
  from ordered o cross join generate_series(1, 3) line
  join dish on dish.restaurant_id = o.restaurant_id and dish.n = 1 + (o.n * 7 + line * 3) % dish.among`;

const sums = `create temporary table sum on commit drop as
  select restaurant_id, order_id, sum(price_cents)::bigint as items_cents, round(sum(price_cents) / 10.0)::bigint as fee_cents
  from line group by 1, 2`;

const indexed = 'create index on sum (order_id)';

export const pastOrders: readonly { text: string; takes: number }[] = [
  { text: dishes, takes: 2 },
  { text: seats, takes: 2 },
  { text: parties, takes: 5 },
  { text: orders, takes: 0 },
  { text: lines, takes: 0 },
  { text: sums, takes: 0 },
  { text: indexed, takes: 0 },
  {
    text: `insert into bills (restaurant_id, id, table_id, opened_at, closed_at, orders_count, items_cents, service_fee_cents, total_cents,
       ordered_cents, charges_cents, discount_cents, sitting)
     select p.restaurant_id, p.id, p.table_id, p.at, p.at + interval '90 minutes', 3, b.items, b.fee, b.items + b.fee, b.items + b.fee, 0, 0, uuidv7(p.at - now())
     from party p join (select o.bill_id, sum(s.items_cents) filter (where o.n % 50 <> 0) as items, sum(s.fee_cents) filter (where o.n % 50 <> 0) as fee
       from ordered o join sum s on s.order_id = o.id group by 1) b on b.bill_id = p.id`,
    takes: 0,
  },
  {
    text: `insert into orders (restaurant_id, id, bill_id, table_id, number, status, items_cents, service_fee_percentage, service_fee_cents,
       total_cents, settled_fee_cents, settled_charges_cents, settled_discount_cents, settled_cents, place_key, promised_from, promised_to,
       preparing_at, ready_at, delivered_at, cancelled_at, created_at)
     select o.restaurant_id, o.id, o.bill_id, o.table_id, o.number, case when c.cancelled then 'cancelado' else 'entregue' end, s.items_cents, 10,
       s.fee_cents, s.items_cents + s.fee_cents, case when not c.cancelled then s.fee_cents end, case when not c.cancelled then 0 end,
       case when not c.cancelled then 0 end, case when not c.cancelled then s.items_cents + s.fee_cents end, gen_random_uuid(),
       o.at + interval '15 minutes', o.at + interval '20 minutes', o.at + interval '2 minutes', o.at + interval '16 minutes',
       case when not c.cancelled then o.at + interval '18 minutes' end, case when c.cancelled then o.at + interval '18 minutes' end, o.at
     from ordered o join sum s on s.order_id = o.id cross join lateral (select o.n % 50 = 0 as cancelled) c
     order by o.restaurant_id, o.at`,
    takes: 0,
  },
  {
    text: `insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents, notes, status, started_at, ready_at)
     select restaurant_id, order_id, line, product_id, name, 1, price_cents, notes, case when cancelled then 'cancelado' else 'entregue' end,
       at + interval '2 minutes', at + interval '16 minutes'
     from line order by restaurant_id, at, order_id, line`,
    takes: 0,
  },
  {
    text: `insert into bill_payments (restaurant_id, bill_id, method, amount_cents, received_cents, at)
     select b.restaurant_id, b.id, (array['pix', 'credito', 'debito', 'dinheiro'])[1 + p.n % 4], b.total_cents, b.total_cents, b.closed_at
     from party p join bills b on b.restaurant_id = p.restaurant_id and b.id = p.id`,
    takes: 0,
  },
];
