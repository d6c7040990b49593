import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Segmented } from '#ui/segmented.tsx';
import type { Room } from '../../plan/contract.ts';
import { attentionFill } from '../attention-look.ts';
import type { TableView } from '../table-view.ts';
import { type RoomWants, wantsOf } from './room-wants.ts';

interface RoomTabsProps {
  rooms: readonly Room[];
  shown: string;
  views: readonly TableView[];
  now: number;
  onShow: (roomId: string) => void;
}

/** One room of several, and what the others want meanwhile. */
export function RoomTabs({ rooms, shown, views, now, onShow }: RoomTabsProps) {
  return (
    <Segmented
      label={m['floor.plan.room']()}
      wraps
      value={shown}
      onChange={onShow}
      segments={rooms.map((room) => ({
        value: room.id,
        label: <RoomTab name={room.name} wants={wantsOf(room, views, now)} />,
      }))}
    />
  );
}

function RoomTab({ name, wants }: { name: string; wants: RoomWants | null }) {
  return (
    <>
      <span className="min-w-0 truncate">{name}</span>
      {wants && (
        <span
          className={cx(
            'grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1 font-semibold text-xs tabular-nums',
            attentionFill[wants.worst],
          )}
        >
          <span aria-hidden="true">{wants.tables}</span>
          <span className="sr-only">
            {wants.worst === 'overdue'
              ? m['floor.plan.wantsLate']({ count: wants.tables })
              : m['floor.plan.wants']({ count: wants.tables })}
          </span>
        </span>
      )}
    </>
  );
}
