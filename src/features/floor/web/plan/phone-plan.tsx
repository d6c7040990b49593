import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { MinusIcon } from '#ui/late-icons.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import { type DrawnRooms, PlanFloor } from './plan-floor.tsx';
import { useZoom } from './use-zoom.ts';

/** One room at a time, fitted to the phone's width, and drawn larger on demand. */
export function PhonePlan({ rooms, ...rest }: DrawnRooms) {
  const [asked, setAsked] = useState<string | null>(null);
  const { ref, zoom, closer, farther } = useZoom<HTMLDivElement>('[data-table]');
  const drawn = rooms.filter(({ places }) => places.length > 0);
  const room = drawn.find(({ id }) => id === asked) ?? drawn[0];
  if (!room) return null;
  return (
    <section aria-label={room.name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-2">
        {drawn.length > 1 ? (
          <Select
            aria-label={m['floor.plan.room']()}
            className="min-w-0 grow"
            value={room.id}
            onChange={(event) => setAsked(event.target.value)}
          >
            <NamedOptions of={drawn} />
          </Select>
        ) : (
          <h2 className="min-w-0 grow px-1 font-semibold wrap-anywhere">{room.name}</h2>
        )}
        <IconButton
          icon={MinusIcon}
          label={m['floor.plan.farther']()}
          disabled={!farther}
          onClick={() => farther?.()}
        />
        <IconButton icon={PlusIcon} label={m['floor.plan.closer']()} disabled={!closer} onClick={() => closer?.()} />
      </div>
      <div className="flex h-[max(22rem,calc(100dvh-26rem))] flex-col rounded-xl bg-sunken">
        <PlanFloor ref={ref} room={room} zoom={zoom} {...rest} />
      </div>
    </section>
  );
}
