import { data, Link, redirect } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import type { Route } from './+types/not-found.ts';

export const handle = { area: 'staff' };

/** What people type who know the first page by this name. */
const homeByAnotherName = 'dashboard';

export function loader({ params }: Route.LoaderArgs) {
  if (params['*'] === homeByAnotherName) throw redirect(staffPaths.home);
  return data(null, { status: 404 });
}

/** An address that is no page of the staff's: within the navigation, so that one goes on working. */
export default function NotFound() {
  return (
    <>
      <PageHeader title={m['common.notFound']()} />
      <EmptyState
        icon={SearchIcon}
        title={m['common.notFoundHint']()}
        action={
          <Link to={staffPaths.home} className={buttonClass({ pill: true })}>
            {m['common.goHome']()}
          </Link>
        }
      />
    </>
  );
}
