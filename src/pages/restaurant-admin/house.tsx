import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { useSignedIn, useTimezone } from '#client/session.ts';
import { usePrinters } from '#features/printing/web/use-printers.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Card } from '#ui/card.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { houseGroups } from './frame/entries.ts';
import { useEntryLink } from './frame/use-entry-link.ts';
import { type HouseRow, houseRows, type Told } from './house/rows.ts';
import { stateOf } from './house/state-of.ts';
import { onlineText, pixText, planText, printersText, screensText, stationsText } from './house/states.ts';

export const handle = { area: 'staff' };

/** What is set up once, and how it stands. */
export default function House() {
  const { user, restaurant } = useSignedIn();
  const timeZone = useTimezone();
  // Without a subscription the server would refuse the restaurant's own figures.
  const enabled = may(user.role, 'restaurant.manage') && (restaurant?.subscribed ?? false);
  const printers = usePrinters({ enabled });
  const devices = useQuery({ ...api.devices.list.queryOptions(), enabled });
  const checks = useQuery({ ...api.checks.settings.queryOptions(), enabled });
  const online = useQuery({ ...api.checks.online.queryOptions(), enabled });
  const plan = useQuery({ ...api.billing.subscription.queryOptions(), enabled: may(user.role, 'subscription') });
  const told: Record<Told, string | null | undefined> = {
    printers: stateOf(printers, (read) => printersText(read.printers)),
    screens: stateOf(devices, (read) => screensText(read.devices.length)),
    stations: stateOf(devices, (read) => stationsText(read.stations.length)),
    pix: stateOf(checks, (read) => pixText(read.pix !== null)),
    online: stateOf(online, onlineText),
    plan: stateOf(plan, ({ subscription }) => planText(subscription, timeZone)),
  };
  return (
    <>
      <PageHeader title={m['shell.house.title']()} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 px-4 pb-10 lg:px-7 xl:grid-cols-2">
        {houseGroups.map((group) => (
          <section key={group} aria-labelledby={`house-${group}`}>
            <h2 id={`house-${group}`} className="mb-2 text-lg">
              {m[`shell.house.group.${group}`]()}
            </h2>
            <Card flush className="overflow-hidden">
              <ul className="grid divide-y divide-hairline">
                {houseRows(user.role, group).map((row) => (
                  <Row key={row.to} row={row} state={row.told ? told[row.told] : row.about} />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
    </>
  );
}

function Row({ row, state }: { row: HouseRow; state: string | null | undefined }) {
  const { label, icon: Glyph } = row;
  const { to, otherDocument } = useEntryLink()(row);
  return (
    <li>
      <Link
        to={to}
        reloadDocument={otherDocument}
        className="flex min-h-16 items-center gap-4 px-4 py-2.5 -outline-offset-2 hover:bg-tint sm:px-5"
      >
        <Glyph className="shrink-0 text-brand-ink" />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="font-medium wrap-anywhere">{label()}</span>
          {state === undefined ? (
            <span className="flex h-5 items-center">
              <Skeleton className="h-3.5 w-36" />
              <span className="sr-only">{m['common.loading']()}</span>
            </span>
          ) : (
            state && <span className="text-ink-2 text-sm wrap-anywhere">{state}</span>
          )}
        </span>
        <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
      </Link>
    </li>
  );
}
