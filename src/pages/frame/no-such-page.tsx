import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { PageHeader } from './page-header.tsx';

/** An address that is no page: within the navigation, so that one goes on working. `home` is where its area begins. */
export function NoSuchPage({ home }: { home: string }) {
  return (
    <>
      <PageHeader title={m['common.notFound']()} />
      <EmptyState
        icon={SearchIcon}
        title={m['common.notFoundHint']()}
        action={
          <Link to={home} className={buttonClass({ pill: true })}>
            {m['common.goHome']()}
          </Link>
        }
      />
    </>
  );
}
