import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Select } from '#ui/select.tsx';
import { planName } from '../../../billing/plan-name.ts';
import { standings } from '../../restaurants/values.ts';
import { restaurantOrders, type useRestaurantFilter } from './use-restaurant-filter.ts';

const orderNames = {
  '-joined': m['platform.restaurants.newest'],
  joined: m['platform.restaurants.oldest'],
  name: m['platform.restaurants.fromA'],
  '-name': m['platform.restaurants.fromZ'],
};

/** What narrows the list, and on phones, whose cards have no headers to press, what sorts it. */
export function RestaurantFilters({
  filter,
  change,
}: Pick<ReturnType<typeof useRestaurantFilter>, 'filter' | 'change'>) {
  const plans = useQuery({ ...api.platform.plans.queryOptions(), staleTime: 60_000 });
  const offered = (plans.data?.plans ?? []).filter(
    ({ key, published, inUse }) => published || inUse > 0 || key === filter.plan,
  );
  return (
    <div className="grid gap-2 min-[24rem]:max-sm:grid-cols-2 sm:contents">
      <Select
        aria-label={m['platform.restaurants.status']()}
        value={filter.standing ?? ''}
        onChange={(event) => change({ standing: event.target.value })}
        className="sm:w-56"
      >
        <option value="">{m['platform.restaurants.allStandings']()}</option>
        {standings.map((each) => (
          <option key={each} value={each}>
            {m[`platform.restaurants.standings.${each}`]()}
          </option>
        ))}
      </Select>
      <Select
        aria-label={m['platform.restaurants.plan']()}
        value={filter.plan}
        onChange={(event) => change({ plan: event.target.value })}
        className="sm:w-56"
      >
        <option value="">{m['platform.restaurants.allPlans']()}</option>
        {filter.plan !== '' && offered.length === 0 && <option value={filter.plan}>{filter.plan}</option>}
        {offered.map((plan) => (
          <option key={plan.id} value={plan.key}>
            {planName(plan, getLocale())}
          </option>
        ))}
      </Select>
      <Select
        aria-label={m['platform.restaurants.sort']()}
        value={filter.order}
        onChange={(event) => change({ order: event.target.value })}
        className="sm:w-56 lg:hidden min-[24rem]:max-sm:col-span-2"
      >
        {restaurantOrders.map((order) => (
          <option key={order} value={order}>
            {orderNames[order]()}
          </option>
        ))}
      </Select>
    </div>
  );
}
