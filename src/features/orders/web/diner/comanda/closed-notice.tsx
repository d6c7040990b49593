import { useLayoutEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Profile } from '../../../../restaurants/contract.ts';
import { followHours } from '../../../../restaurants/web/diner/follow-hours.ts';
import type { HoursText } from '../../../../restaurants/web/diner/hours-text.ts';

/** Warns whoever orders outside the opening hours. Whether the kitchen still cooks, the staff decide. */
export function ClosedNotice({ restaurant }: { restaurant: Profile }) {
  const [hours, setHours] = useState<HoursText | null>(null);
  // Before it is seen: the sheet does not grow with it.
  useLayoutEffect(() => followHours(restaurant, setHours), [restaurant]);
  if (!hours || hours.open) return null;
  return (
    <Notice tone="yellow" title={[hours.state, hours.next].filter(Boolean).join(' · ')}>
      {m['diner.closedHint']()}
    </Notice>
  );
}
