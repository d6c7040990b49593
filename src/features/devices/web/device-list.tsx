import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read, RereadFailed } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import type { OutputOf } from '../../serves.ts';
import type { devices as calls, KitchenDevice } from '../contract.ts';
import { isAwaited } from './awaited.ts';
import { DeviceFormDialog } from './device-form-dialog.tsx';
import { DeviceRow } from './device-row.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** That one is away is told by nobody but the clock. */
const lookMs = 30_000;
/** An event says that a screen came which was just paired; asked for what a lost one would have told. */
const soonMs = 3_000;

function awaitsScreen(list: OutputOf<typeof calls.list> | undefined): boolean {
  return list?.devices.some((device) => isAwaited(device, list.now)) ?? false;
}

/** The kitchen's screens, by name: which of them are there, and the way in and out. */
export function DeviceList() {
  const list = useQuery({
    ...api.devices.list.queryOptions(),
    refetchInterval: ({ state }) => (awaitsScreen(state.data) ? soonMs : lookMs),
  });
  const [opened, setOpened] = useState<KitchenDevice | 'new' | null>(null);
  const [leaving, setLeaving] = useState<KitchenDevice | null>(null);
  const stations = list.data?.stations ?? [];
  return (
    <section aria-label={m['devices.title']()} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 max-w-prose text-ink-2">{m['devices.hint']()}</p>
        {list.data?.devices.length !== 0 && (
          <Button onClick={() => setOpened('new')} disabled={!list.data}>
            <PlusIcon />
            {m['devices.pair']()}
          </Button>
        )}
      </div>
      <Read
        query={list}
        failed={m['devices.loadFailed']()}
        waiting={<Loading count={2} className="grid gap-3" itemClass="h-20 rounded-lg" />}
      >
        {({ devices, now }) => (
          <>
            <RereadFailed query={list}>{m['devices.loadFailed']()}</RereadFailed>
            {devices.length === 0 ? (
              <Teaching
                ghost="tickets"
                title={m['devices.teaching']()}
                action={
                  <Button pill onClick={() => setOpened('new')}>
                    <PlusIcon />
                    {m['devices.pair']()}
                  </Button>
                }
              >
                {m['devices.noneHint']({ address: location.host + sitePaths.pairScreen })}
              </Teaching>
            ) : (
              <Card className="py-1!">
                <ul className="grid divide-y divide-hairline">
                  {devices.map((device) => (
                    <DeviceRow
                      key={device.id}
                      device={device}
                      stations={stations}
                      now={now}
                      onEdit={() => setOpened(device)}
                      onRevoke={() => setLeaving(device)}
                    />
                  ))}
                </ul>
              </Card>
            )}
          </>
        )}
      </Read>
      {opened && (
        <DeviceFormDialog
          device={opened === 'new' ? null : opened}
          stations={stations}
          onClose={() => setOpened(null)}
        />
      )}
      {leaving && <RevokeDialog device={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}
