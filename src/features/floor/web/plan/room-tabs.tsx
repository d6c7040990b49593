import { m } from '#generated/messages/messages.js';
import { Segmented } from '#ui/segmented.tsx';
import type { Room } from '../../plan/contract.ts';
import type { TableView } from '../table-view.ts';
import { type RoomWants, wantsOf } from './room-wants.ts';
import { WantsCount, wantsText } from './wants-count.tsx';

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
        <>
          <WantsCount wants={wants} />
          <span className="sr-only">{wantsText(wants)}</span>
        </>
      )}
    </>
  );
}
