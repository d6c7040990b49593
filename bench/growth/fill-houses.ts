// Restaurants beside the one that is read, each with its owner, menu, tables, subscription and two years of payments for it.
// `$1` and `$2` are the first and the last of a portion; `growth.houses` says which restaurant has which number.

const ofPortion = 'growth.houses h where h.n between $1 and $2';

export const houses = [
  'insert into growth.houses (n, id) select n, uuidv7() from generate_series($1::int, $2::int) n',
  `insert into restaurants (id, name, slug, description, address, phone, email, opening_hours, search_name, search_text, owner_id, created_at)
   select h.id, 'Casa ' || h.n, 'casa-' || h.n, d.description, 'Rua ' || h.n || ', Centro', d.phone, d.email, d.opening_hours,
     'casa ' || h.n, 'casa ' || h.n || ' ' || folded(d.description || ' rua ' || h.n || ', centro'), h.id,
     now() - interval '2 years' + h.n * interval '1 minute'
   from restaurants d, ${ofPortion} and d.slug = 'restaurant-demo'`,
  `insert into users (id, name, email, email_verified, role, restaurant_id)
   select h.id, 'Dono ' || h.n, 'dono@casa-' || h.n || '.example', true, 'restaurant_owner', h.id from ${ofPortion}`,
  `insert into customization (restaurant_id) select h.id from ${ofPortion}`,
  `insert into setups (restaurant_id, dismissed_at) select h.id, now() from ${ofPortion}`,
  `insert into subscriptions (restaurant_id, plan_id, status, price_cents, started_at, ends_at)
   select h.id, p.id, 'active', p.price_cents, now() - interval '2 years', now() + interval '20 days'
   from plans p, ${ofPortion} and p.key = 'mensal'`,
  `insert into payments (restaurant_id, subscription_id, plan_id, plan_name, kind, method, status, amount_cents, price_cents,
     customer, provider, key, created_at, paid_at, invoice_number)
   select h.id, s.id, s.plan_id, 'Plano Mensal', case month when 24 then 'first' else 'renewal' end, 'pix', 'paid', s.price_cents,
     s.price_cents, '{}', 'sandbox', uuidv7(), at, at, nextval('invoice_numbers')
   from generate_series(1, 24) month, lateral (select now() - month * interval '1 month' as at) paid,
     subscriptions s join growth.houses h on h.id = s.restaurant_id where h.n between $1 and $2`,
  `insert into platform_counts (restaurants, active_subscriptions, revenue_cents)
   select count(*), count(*), sum(s.price_cents) from subscriptions s join growth.houses h on h.id = s.restaurant_id where h.n between $1 and $2`,
  `insert into platform_counts (month, paid_cents)
   select paid_month(p.paid_at), sum(p.amount_cents) from payments p join growth.houses h on h.id = p.restaurant_id
   where h.n between $1 and $2 group by 1`,
  `insert into categories (restaurant_id, id, name, position)
   select h.id, uuidv7(), (array['Entradas', 'Pratos', 'Sobremesas', 'Bebidas'])[place], place from generate_series(1, 4) place, ${ofPortion}`,
  `insert into products (restaurant_id, category_id, name, price_cents, position)
   select c.restaurant_id, c.id, c.name || ' da casa ' || place, 900 + 100 * place, place
   from generate_series(1, 6) place, categories c join growth.houses h on h.id = c.restaurant_id where h.n between $1 and $2`,
  `insert into tables (restaurant_id, number, capacity, secret, short_code)
   select h.id, number, 4, md5(h.id::text || number), translate(upper(left(md5(h.n || ' ' || number), 6)), '01', '23')
   from generate_series(1, 12) number, ${ofPortion}`,
];
