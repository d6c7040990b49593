import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { weightText } from '#lib/weight-text.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DishPicture } from '../../menu/web/diner/dish-picture.tsx';
import type { OrderedDish } from '../contract.ts';

/** What goes out most today. The line below each dish is as long as its part of what the first one comes to. */
export function DishesPanel({ dishes, className }: { dishes: OrderedDish[] | undefined; className?: string }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="mb-2 flex min-h-7 items-center text-lg">
        {m['stats.dishes']()}
      </h2>
      {!dishes ? (
        <Skeleton className="h-88 rounded-md" />
      ) : dishes.length === 0 ? (
        <p className="py-8 text-center text-ink-2">{m['stats.dishesNone']()}</p>
      ) : (
        <Dishes dishes={dishes} />
      )}
    </Card>
  );
}

const head = 'pb-2 font-medium text-ink-2 text-sm';

function Dishes({ dishes }: { dishes: OrderedDish[] }) {
  const most = Math.max(...dishes.map(({ quantity }) => quantity));
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-hairline border-b">
          <th scope="col" colSpan={2} className={head}>
            {m['stats.dish']()}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {m['stats.quantity']()}
          </th>
          <th scope="col" className={`${head} pl-4 text-right max-sm:hidden`}>
            {m['stats.revenue']()}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {dishes.map(({ id, name, quantity, grams, revenueCents, imageUrl }) => (
          <tr key={id} className="h-16">
            <td className="py-1.5 pr-2 sm:pr-3">
              <DishPicture of={{ imageUrl }} sizes="64px" className="size-11 rounded-sm sm:h-12 sm:w-16" />
            </td>
            <th scope="row" className="w-full py-1.5 pr-2 font-normal wrap-anywhere sm:pr-4">
              {name}
              <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1 block h-1 w-full">
                <rect width={(quantity / most) * 100} height="2" className="fill-brand-soft" />
              </svg>
            </th>
            <td className="money text-right font-semibold">
              {grams === null ? quantity.toLocaleString(getLocale()) : weightText(grams, getLocale())}
            </td>
            <td className="money pl-4 text-right text-ink-2 max-sm:hidden">{formatMoney(revenueCents, getLocale())}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
