import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';

interface UnservedNoticeProps {
  stations: readonly { name: string }[];
  /** The names of printers that were set up for them and have not come yet. */
  awaited?: readonly string[];
}

/** That what is ordered at these stations reaches no printer and no display. */
export function UnservedNotice({ stations, awaited = [] }: UnservedNoticeProps) {
  if (stations.length === 0) return null;
  const names = stations.map(({ name }) => name).join(', ');
  return (
    <Notice tone="yellow" title={m['menu.stations.unserved']({ names })} live>
      {awaited.length > 0
        ? m['menu.stations.unservedAwaits']({ printers: awaited.join(', ') })
        : m['menu.stations.unservedHint']()}
    </Notice>
  );
}
