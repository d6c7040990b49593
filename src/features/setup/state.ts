import type { StaffCaller } from '#features/caller.ts';
import { choiceNames } from '../orders/lines/choice-names.ts';
import { ordersOfOpenBill } from '../orders/store.ts';
import { readCustomization } from '../restaurants/settings-store.ts';
import { tableCode, tableCodes } from '../tables/codes.ts';
import type { TableCode } from '../tables/contract.ts';
import { qrSvg } from '../tables/qr.ts';
import type { Rehearsed, SetupState } from './contract.ts';
import { readStanding, type Standing } from './store.ts';
import { type SetupStep, setupSteps, shownCodes } from './values.ts';

/** All that the guided set-up shows. What is there counts as done, however it came. */
export async function readSetup({ scope, publicUrl, now }: StaffCaller): Promise<SetupState> {
  const at = now().toISOString();
  const [standing, look, codes] = await Promise.all([
    readStanding(scope),
    readCustomization(scope),
    tableCodes(scope, publicUrl, shownCodes),
  ]);
  const { name, slug, description, logoUrl, ...rest } = look;
  const { primaryColor, secondaryColor, backgroundColor, fontFamily } = rest;
  const { rehearsalTable, products, categories, tables, staff, subscribed, dismissed, dishes } = standing;
  return {
    restaurant: {
      name,
      slug,
      description,
      logoUrl,
      appearance: { primaryColor, secondaryColor, backgroundColor, fontFamily },
    },
    steps: Object.fromEntries(setupSteps.map((step) => [step, standingOf(step, standing)])) as SetupState['steps'],
    products,
    categories,
    tables,
    staff,
    subscribed,
    dismissed,
    dishes,
    codes,
    rehearsal: rehearsalTable && {
      code: toMenu(await tableCode(scope, rehearsalTable, publicUrl)),
      orders: (await ordersOfOpenBill(scope, rehearsalTable)).slice(0, 5).map(ticketOf),
    },
    now: at,
  } as SetupState;
}

function standingOf(step: SetupStep, { done, skipped, ...there }: Standing): SetupState['steps'][SetupStep] {
  const made: Partial<Record<SetupStep, boolean>> = {
    menu: there.products > 0,
    tables: there.tables > 0,
    team: there.staff > 0,
    order: there.ordered,
  };
  if (made[step] || done.includes(step)) return 'done';
  return skipped.includes(step) ? 'skipped' : 'open';
}

function ticketOf({
  id,
  number,
  status,
  createdAt,
  lines,
}: Awaited<ReturnType<typeof ordersOfOpenBill>>[number]): Rehearsed {
  return {
    id,
    number,
    begun: status !== 'pendente',
    placedAt: createdAt,
    lines: lines.map((line) => ({ name: line.name, quantity: line.quantity, choices: choiceNames(line) })),
  };
}

/** As on the table, but straight to the menu: whoever tries it has been welcomed already. */
function toMenu(code: TableCode): TableCode {
  const url = code.url.replace('?', '/menu?');
  return { ...code, url, svg: qrSvg(url) };
}
