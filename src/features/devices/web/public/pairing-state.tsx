import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import type { Standing } from '../../contract.ts';
import { DigitsShown } from './digits-shown.tsx';
import { displayPath } from './display-path.ts';
import { ScreenNotice } from './screen-notice.tsx';
import { useShowCode } from './use-show-code.ts';

/** Whoever types the code stands elsewhere: the screen asks whether they have. */
const askMs = 2_500;

/** Where a screen stands on its way into a kitchen, or that it has been taken out of it. */
export function PairingState({ initial }: { initial: Standing }) {
  const asked = useQuery({
    ...api.devices.standing.queryOptions(),
    initialData: initial,
    // A screen that was left hanging at night is asked for nothing.
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askMs : false),
    refetchOnWindowFocus: 'always',
  });
  const standing = asked.data;
  const { show, tired, showing, error } = useShowCode(standing);
  const entered = standing.state === 'paired' && standing.restaurant.open ? standing : null;
  useEffect(() => {
    if (entered) location.replace(displayPath(entered));
  }, [entered]);

  if (standing.state === 'waiting') return <DigitsShown waiting={standing} readAt={asked.dataUpdatedAt} />;
  if (entered)
    return (
      <ScreenNotice title={m['devices.screen.paired']({ name: entered.name })}>
        {m['devices.screen.opening']({ restaurant: entered.restaurant.name })}
      </ScreenNotice>
    );
  if (standing.state === 'paired') {
    const { name, restaurant } = standing;
    return (
      <ScreenNotice
        title={m['devices.screen.closed']()}
        action={m['devices.screen.lookAgain']()}
        busy={asked.isFetching}
        onAct={() => void asked.refetch()}
      >
        {m['devices.screen.closedHint']({ name, restaurant: restaurant.name })}
      </ScreenNotice>
    );
  }
  const again = { action: m['devices.screen.newCode'](), busy: showing, onAct: show };
  if (error)
    return (
      <ScreenNotice title={m['devices.screen.failed']()} {...again}>
        {failureText(error, m['devices.screen.failedHint']())}
      </ScreenNotice>
    );
  if (standing.state === 'disconnected')
    return (
      <ScreenNotice title={m['devices.screen.disconnected']()} {...again} action={m['devices.screen.pairAgain']()}>
        {m['devices.screen.disconnectedHint']()}
      </ScreenNotice>
    );
  if (tired)
    return (
      <ScreenNotice title={m['devices.screen.over']()} {...again}>
        {m['devices.screen.overHint']()}
      </ScreenNotice>
    );
  return <DigitsShown waiting={null} readAt={0} />;
}
