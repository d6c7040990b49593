import type { ReactNode } from 'react';
import { isRouteErrorResponse, useParams } from 'react-router';
import { LanguageButton } from '#features/restaurants/web/diner/language-button.tsx';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { UtensilsIcon } from '#ui/late-icons.tsx';
import Failure from '../failure.tsx';

/** A table page without its restaurant or its table, or of a restaurant that was deactivated while its codes still stand on the tables. */
export default function NotFound({ error }: { error: unknown }) {
  const { slug } = useParams();
  const code = isRouteErrorResponse(error) && (error.data as { code?: unknown } | null)?.code;
  if (code === 'not_taking_orders') return <Refusal heading={m['diner.notTakingOrders']()} />;
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <Failure error={error} unread={m['diner.infoFailed']()} />;
  }
  const table = code === 'table_not_found';
  return (
    <Refusal heading={table ? m['errors.table_not_found']() : m['errors.restaurant_not_found']()}>
      <p className="text-ink-2">{m['diner.notFoundHint']()}</p>
      {/* Other documents: a house without such a table has its menu all the same. */}
      <a href={table ? `/r/${slug}/menu` : sitePaths.restaurants} className={`${buttonClass({ pill: true })} mt-4`}>
        {table ? m['diner.seeMenu']() : m['restaurants.directory.all']()}
      </a>
    </Refusal>
  );
}

function Refusal({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl place-content-center justify-items-center gap-3 px-6 text-center">
      <title>{heading}</title>
      <span className="grid size-16 place-items-center rounded-full bg-tint text-brand-ink">
        <UtensilsIcon size={28} />
      </span>
      <h1 className="text-2xl">{heading}</h1>
      {children}
      <LanguageButton />
    </main>
  );
}
