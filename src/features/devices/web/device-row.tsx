import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenMoment } from '#lib/spoken-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import { TabletIcon } from '#ui/staff/icons.tsx';
import type { KitchenDevice } from '../contract.ts';
import { awayAfterMs } from '../values.ts';
import { isAwaited } from './awaited.ts';

interface DeviceRowProps {
  device: KitchenDevice;
  stations: readonly { id: string; name: string }[];
  /** When the list was read. */
  now: string;
  onEdit: () => void;
  onRevoke: () => void;
}

export function DeviceRow({ device, stations, now, onEdit, onRevoke }: DeviceRowProps) {
  const { id, name, stationIds, showsPass, pairedAt } = device;
  const timeZone = useTimezone();
  const paired = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone }).format(new Date(pairedAt));
  const shown = stations.filter((station) => stationIds.includes(station.id)).map((station) => station.name);
  const titleId = `device-${id}`;
  return (
    <li>
      <article
        aria-labelledby={titleId}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,13rem)_auto_auto]"
      >
        <span className="grid size-11 place-items-center rounded-md bg-sunken text-ink-2">
          <TabletIcon />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-base wrap-anywhere">
            {name}
          </h2>
          <p className="text-ink-2 text-sm wrap-anywhere">
            {showsPass ? m['kitchen.pass']() : shown.length > 0 ? shown.join(', ') : m['devices.everything']()}
          </p>
          <p className="text-ink-3 text-sm">{m['devices.pairedOn']({ date: paired })}</p>
        </div>
        <div className="order-last col-span-2 sm:order-none sm:col-span-1">
          <Presence device={device} now={now} />
        </div>
        <Button
          variant="quiet"
          size="s"
          className="order-last sm:order-none"
          aria-label={m['devices.revokeOf']({ name })}
          onClick={onRevoke}
        >
          {m['devices.revoke']()}
        </Button>
        <IconButton
          icon={PencilIcon}
          label={m['devices.edit']({ name })}
          onClick={onEdit}
          className="justify-self-end"
        />
      </article>
    </li>
  );
}

function Presence({ device, now }: Pick<DeviceRowProps, 'device' | 'now'>) {
  const timeZone = useTimezone();
  const { lastSeenAt } = device;
  if (isAwaited(device, now)) return <Badge tone="blue">{m['devices.opening']()}</Badge>;
  if (lastSeenAt === null) return <Badge>{m['devices.neverSeen']()}</Badge>;
  if (Date.parse(now) - Date.parse(lastSeenAt) < awayAfterMs)
    return <Badge tone="green">{m['devices.connected']()}</Badge>;
  return <Badge tone="red">{m['devices.away']({ time: spokenMoment(lastSeenAt, getLocale(), timeZone) })}</Badge>;
}
