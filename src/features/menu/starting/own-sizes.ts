import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Pricing } from '../values.ts';
import { type PricedChoice, repricedSizes, sameSizes } from './priced-choices.ts';

/**
 * What the price of product p depends on: null for nothing, the choices of its one required group, or none of them where other dishes share
 * that group or there are several.
 */
export const ownSizes = (columns: string): string => `(
  select case when count(distinct s.group_id) = 1 and not bool_or(s.shared) then json_agg(json_build_object(${columns}) order by s.position)
    when count(*) > 0 then '[]' end
  from (
    select o.*, exists (select from product_option_groups other where other.restaurant_id = o.restaurant_id and other.group_id = o.group_id
      and other.product_id <> p.id) as shared
    from product_option_groups pg
    join option_groups g on g.restaurant_id = pg.restaurant_id and g.id = pg.group_id and g.min_choices = 1 and g.max_choices = 1
    join options o on o.restaurant_id = g.restaurant_id and o.group_id = g.id
    where pg.restaurant_id = p.restaurant_id and pg.product_id = p.id and exists (select from options x
      where x.restaurant_id = g.restaurant_id and x.group_id = g.id and x.price_delta_cents <> 0)) s)`;

export interface PresentDish {
  id: string;
  name: string;
  priceCents: number;
  pricing: Pricing | null;
  sizes: (PricedChoice & { id: string })[] | null;
}

interface ListedDish {
  priceCents: number;
  presentCents?: number | null;
  pricing?: Pricing | null | undefined;
  choices?: readonly PricedChoice[];
}

export interface Repriced {
  dishes: { id: string; priceCents: number; pricing: Pricing | null }[];
  sizes: { id: string; priceDeltaCents: number }[];
}

/** Notes what a dish that is there is to cost; refuses when its price is neither the one that was seen nor the one that is wanted, or its sizes are others. */
export function notePrice(repriced: Repriced, there: PresentDish, dish: ListedDish): void {
  const { priceCents, presentCents, pricing = there.pricing, choices = [] } = dish;
  if (presentCents === undefined) return;
  if (!sameSizes(choices, there.sizes)) throw new CodedError('menu_changed');
  const sizes = repricedSizes(choices, there.sizes);
  const differs = there.priceCents !== priceCents;
  if (differs && there.priceCents !== presentCents) throw new CodedError('menu_changed');
  if (differs || pricing !== there.pricing || sizes.length > 0)
    repriced.dishes.push({ id: there.id, priceCents, pricing });
  repriced.sizes.push(...sizes);
}

const repriceDishes = statement(
  'menu.starting.reprice',
  `update products p set price_cents = x."priceCents", pricing = x.pricing, revision = p.revision + 1
   from jsonb_to_recordset($2::jsonb) as x (id uuid, "priceCents" int, pricing text) where p.restaurant_id = $1 and p.id = x.id and p.archived_at is null`,
);
const repriceSizes = statement(
  'menu.starting.repriceSizes',
  `with changed as (
     update options o set price_delta_cents = x."priceDeltaCents"
     from jsonb_to_recordset($2::jsonb) as x (id uuid, "priceDeltaCents" int) where o.restaurant_id = $1 and o.id = x.id returning o.group_id)
   update option_groups g set revision = g.revision + 1 where g.restaurant_id = $1 and g.id in (select group_id from changed)`,
);

export async function reprice(tx: TransactionScope, { dishes, sizes }: Repriced): Promise<void> {
  if (dishes.length > 0) await tx.rows(repriceDishes, [tx.restaurantId, JSON.stringify(dishes)]);
  if (sizes.length > 0) await tx.rows(repriceSizes, [tx.restaurantId, JSON.stringify(sizes)]);
}
