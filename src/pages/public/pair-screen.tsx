import { redirect, useLocation } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { displayPath } from '#features/devices/web/public/display-path.ts';
import { PairSteps } from '#features/devices/web/public/pair-steps.tsx';
import { PairingState } from '#features/devices/web/public/pairing-state.tsx';
import { m } from '#generated/messages/messages.js';
import type { Route } from './+types/pair-screen.ts';
import { Brand } from './site/brand.tsx';
import { Language } from './site/language.tsx';

export const handle = { area: 'public' };

/** What is paired goes to the kitchen it belongs to. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(serverContext);
  const standing = await api.devices.standing();
  if (standing.state === 'paired' && standing.restaurant.open) throw redirect(displayPath(standing));
  return { standing, host: new URL(publicUrl).host };
}

/** Opened on a screen in the kitchen: it shows a code, which the owner types to let it in. */
export default function PairScreen({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { standing, host } = loaderData;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] bg-panel text-on-panel">
      <title>{`${m['devices.screen.title']()} · ${m['common.appName']()}`}</title>
      <header className="flex min-h-18 items-center justify-between px-5 sm:px-7">
        <Brand onPanel />
        <Language to={pathname} />
      </header>
      <main className="grid content-center justify-items-center px-5 py-6 text-center">
        <PairingState initial={standing} />
      </main>
      <PairSteps host={host} />
    </div>
  );
}
