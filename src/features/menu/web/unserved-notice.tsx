import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';

/** That what is ordered at these stations reaches no printer and no display. */
export function UnservedNotice({ stations }: { stations: readonly { name: string }[] }) {
  if (stations.length === 0) return null;
  const names = stations.map(({ name }) => name).join(', ');
  return (
    <Notice tone="yellow" title={m['menu.stations.unserved']({ names })} live>
      {m['menu.stations.unservedHint']()}
    </Notice>
  );
}
