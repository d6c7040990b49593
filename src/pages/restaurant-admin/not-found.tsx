import { data, redirect } from 'react-router';
import { staffPaths } from '#lib/addresses.ts';
import { NoSuchPage } from '../frame/no-such-page.tsx';
import type { Route } from './+types/not-found.ts';

export const handle = { area: 'staff' };

/** What people type who know the first page by this name. */
const homeByAnotherName = 'dashboard';

export function loader({ params }: Route.LoaderArgs) {
  if (params['*'] === homeByAnotherName) throw redirect(staffPaths.home);
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NoSuchPage home={staffPaths.home} />;
}
