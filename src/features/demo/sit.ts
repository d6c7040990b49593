import type { Caller, VisitorsSeat, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { tableCode } from '../tables/codes.ts';
import { qrSvg } from '../tables/qr.ts';
import type { VisitorsTable } from './contract.ts';
import { openTable, seatByToken, sittingAt, visitorsHouse } from './store.ts';

/** The browser's own table: the one that it has, or a new one. It sits there from the answer on, without showing a code. */
export async function sit(caller: Caller & WithSystem): Promise<VisitorsTable> {
  const { system, demonstration } = caller;
  const slug = demonstration.on ? await visitorsHouse(system) : null;
  if (slug === null) throw new CodedError('demo_off');
  const { scope, restaurantId } = await caller.house(slug);
  const known = demonstration.token === null ? null : await seatByToken(system, demonstration.token);
  const { tableId, endsAt } = known ?? (await opened(caller, slug));
  const { number, sitting } = await sittingAt(scope, tableId);
  if (caller.tableSeat(restaurantId, number) !== sitting) caller.takeSeat(restaurantId, number, sitting);
  const code = await tableCode(scope, tableId, caller.publicUrl);
  // Straight to the menu: who comes by this page has been welcomed.
  const url = code.url.replace('?', '/menu?');
  return { slug, code: { ...code, url, svg: qrSvg(url) }, endsAt };
}

async function opened(
  { house, tries, network, demonstration }: Caller & WithSystem,
  slug: string,
): Promise<VisitorsSeat> {
  if (!(await tries.take('demoTable', network))) throw new CodedError('demo_full');
  const { scope } = await house(slug);
  const seat = await openTable(scope);
  if (!seat) {
    // Nothing was had.
    await tries.giveBack('demoTable', network);
    throw new CodedError('demo_full');
  }
  demonstration.keep(seat.token);
  return seat;
}
