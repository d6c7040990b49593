import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { hoursText } from '#features/restaurants/web/diner/hours-text.ts';
import { Badge } from '#ui/badge.tsx';

/** 'Aberto até 23:30', as guests read it; nothing where no hours are given. */
export function OpenNow({ slug, now }: { slug: string; now: number }) {
  const { data } = useQuery(api.restaurants.bySlug.queryOptions({ input: { slug } }));
  const text = data && hoursText(data, now);
  if (!text) return null;
  return <Badge tone={text.open ? 'green' : 'gray'}>{text.next || text.state}</Badge>;
}
