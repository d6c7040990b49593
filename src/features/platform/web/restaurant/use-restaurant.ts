import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';

const unknown = ['restaurant_not_found', 'invalid_input'];

/** All that there is to know of one restaurant; `gone` where there is none of that id. */
export function useRestaurant(id: string) {
  const query = useQuery(api.platform.restaurant.queryOptions({ input: { id } }));
  return { query, gone: unknown.includes(errorCode(query.error) ?? '') };
}
