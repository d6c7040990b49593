import { useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { MinusIcon } from '#ui/late-icons.tsx';
import { drawingOf } from '../../plan/extent.ts';
import { Beyond } from './beyond.tsx';
import { type DrawnRooms, PlanFloor } from './plan-floor.tsx';
import { RoomTabs } from './room-tabs.tsx';
import { roomOfMine, soughtIn } from './room-wants.ts';
import { useZoom } from './use-zoom.ts';

/** One room at a time: all of it, or what can be read where that would be too small; larger or whole on demand. */
export function PhonePlan({ rooms, ...rest }: DrawnRooms) {
  const nearer = useRef<HTMLButtonElement>(null);
  const drawn = rooms.filter(({ places }) => places.length > 0);
  // Chosen once: a table that changes hands does not change what is looked at.
  const [asked, setAsked] = useState(() => roomOfMine(drawn, rest.views, rest.me)?.id);
  const room = drawn.find(({ id }) => id === asked) ?? drawn[0];
  const { width, height } = drawingOf(room?.places ?? []);
  const sought = soughtIn(room?.places ?? [], rest);
  const { ref, cell, closer, farther, whole } = useZoom<HTMLDivElement>({
    drawing: { id: room?.id, width, height },
    marks: '[data-table]',
    sought: ({ dataset }) => sought.has(dataset.table ?? ''),
  });
  if (!room) return null;
  return (
    <section aria-label={room.name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {drawn.length > 1 ? (
        <RoomTabs rooms={drawn} shown={room.id} views={rest.views} now={rest.now} onShow={setAsked} />
      ) : (
        <h2 className="px-1 font-semibold wrap-anywhere">{room.name}</h2>
      )}
      <div className="relative flex h-[max(22rem,calc(100dvh-26rem))] flex-col rounded-xl bg-sunken">
        <div className="absolute right-2 bottom-2 z-1 flex rounded-full bg-surface shadow-card">
          {whole && (
            <button
              type="button"
              onClick={() => {
                whole();
                // It goes, and the keyboard stays where it was.
                nearer.current?.focus();
              }}
              className="min-h-11 rounded-full px-4 font-medium text-brand-ink text-sm transition hover:bg-sunken"
            >
              {m['floor.plan.whole']()}
            </button>
          )}
          <IconButton
            icon={MinusIcon}
            label={m['floor.plan.farther']()}
            disabled={!farther}
            onClick={() => farther?.()}
          />
          <IconButton
            ref={nearer}
            icon={PlusIcon}
            label={m['floor.plan.closer']()}
            disabled={!closer}
            onClick={() => closer?.()}
          />
        </div>
        <div className="relative flex min-h-0 grow">
          <div
            ref={ref}
            className="relative grid min-w-0 grow touch-pan-x touch-pan-y overflow-auto overscroll-x-contain"
          >
            <PlanFloor room={room} cell={cell} {...rest} />
          </div>
          <Beyond within={ref} drawn={`${room.id} ${cell.width} ${cell.height}`} views={rest.views} now={rest.now} />
        </div>
        {/* What stands in the corner is never under the buttons. */}
        <div className="h-12 shrink-0" />
      </div>
    </section>
  );
}
