import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** What lies beyond a bound: `said` on the screen that shows the list, on the next `page`, or nothing that anybody looks for there. */
type Beyond = 'page' | 'said' | 'latest' | 'best' | 'next round' | 'reckoned' | 'no list';

/** Every bound of what is read, by the file it stands in and as it is written. A list that is to be whole has none. */
const limits: Record<string, Beyond> = {
  'accounts/tries.ts: 10': 'next round',
  'accounts/events/store.ts: ${pageSize + 1}': 'page',
  'billing/life/pending-store.ts: $3': 'next round',
  'billing/life/pending-store.ts: $4': 'next round',
  'billing/life/store.ts: $3': 'next round',
  'billing/list.ts: ${pageSize + 1}': 'page',
  'billing/providers/sandbox/sandbox-store.ts: 100': 'next round',
  'bills/close-served.ts: 500': 'next round',
  'bills/reversals/list.ts: $4': 'said',
  'chain/verify-ledger.ts: $3': 'next round',
  'checks/online/accounts.ts: 100': 'no list',
  'checks/online/accounts.ts: 500': 'next round',
  'checks/online/charges.ts: 200': 'next round',
  'demo/store.ts: 500': 'next round',
  'feedback/visits-store.ts: ${shownRatings}': 'latest',
  'kitchen/store.ts: ${mostFinished}': 'latest',
  'menu/picture-hosts.ts: 2000': 'no list',
  'orders/corrections/store.ts: $4': 'said',
  'orders/favourites/store.ts: ${mostOrders}': 'reckoned',
  'orders/favourites/store.ts: ${mostPairs}': 'best',
  'orders/finished-orders.ts: $4': 'page',
  'orders/kitchen.ts: 40': 'reckoned',
  'orders/kitchen.ts: 400': 'reckoned',
  'orders/kitchen.ts: 60': 'reckoned',
  'orders/recent-products.ts: ${shown}': 'latest',
  'orders/recent-products.ts: 20': 'latest',
  'platform/overview/store.ts: ${shownOfKind + 1}': 'said',
  'platform/discounts/store.ts: ${pageSize + 1}': 'page',
  'platform/records-store.ts: ${pageSize + 1}': 'page',
  'platform/restaurants/details.ts: ${shownPayments}': 'said',
  'platform/restaurants/list.ts: ${pageSize + 1}': 'page',
  'platform/subscriptions-store.ts: ${pageSize + 1}': 'page',
  'printing/jobs/asked.ts: 20': 'latest',
  'reservations/missed-before.ts: 3': 'latest',
  'reservations/store.ts: ${purgedAtOnce}': 'next round',
  'restaurants/directory.ts: ${directoryPage + 1}': 'page',
  'restaurants/listing.ts: $2': 'page',
  'setup/end-trials.ts: 500': 'next round',
  'setup/store.ts: 3': 'best',
  'staff/store.ts: ${pageSize + 1}': 'page',
  'stats/store.ts: 5': 'latest',
  // The table that the set-up orders at.
  'tables/codes.ts: $3': 'no list',
  'till/store.ts: $5': 'said',
};

/** Every list that is shown up to some place. */
const slices: Record<string, Beyond> = {
  'accounts/events/store.ts: pageSize': 'page',
  'bills/bill.ts: left': 'no list',
  'bills/web/settlement/payment-fields.tsx: index + 1': 'no list',
  'billing/list.ts: pageSize': 'page',
  'billing/web/history/recent-payments.tsx: fewAtFirst': 'page',
  'bills/web/settlement/settlement-draft.ts: last + 1': 'no list',
  'calls/web/settings/calls-form.tsx: n': 'no list',
  'checks/pix/in-code.ts: maxPixCity': 'no list',
  'checks/pix/in-code.ts: maxPixName': 'no list',
  'floor/plan/history.ts: -1': 'no list',
  'kitchen/recall.ts: most': 'latest',
  'kitchen/keys.ts: keys.length': 'no list',
  'kitchen/layout/lay-out.ts: wall.inView': 'said',
  'kitchen/layout/hang.ts: 1': 'no list',
  'kitchen/layout/hang.ts: Math.max(place, last + 1)': 'no list',
  'kitchen/layout/hang.ts: inView': 'no list',
  'kitchen/web/more-tickets.tsx: first': 'said',
  // A few rows to know the columns of a table by, and what each begins with.
  'menu/csv/columns.ts: 3': 'no list',
  'menu/csv/columns.ts: 60': 'no list',
  // Nobody chooses among more.
  'menu/csv/columns.ts: csvLimits.columns': 'no list',
  // Below these lines the header of a table is not looked for.
  'menu/csv/header.ts: searched': 'no list',
  'menu/finding/find.ts: mostNear': 'best',
  'menu/least-price.ts: 1': 'no list',
  'menu/least-price.ts: count': 'no list',
  'menu/picture-hosts.ts: most': 'no list',
  'menu/web/editing/groups/group-words.ts: named': 'said',
  'menu/web/editing/stations/remove-station.tsx: mostNamed': 'said',
  'menu/web/import-preview.tsx: mostUnits': 'said',
  'menu/web/public/look-for.ts: mostCharacters.search': 'no list',
  'menu/web/public/look-for.ts: mostWords': 'no list',
  // Whose pictures are fetched at once; all are shown.
  'menu/web/public/readable-menu.tsx: seenAtOnce': 'no list',
  'orders/corrections/list.ts: shownEntries': 'said',
  'orders/favourites/choose.ts: mostDishes': 'best',
  'orders/favourites/pair.ts: mostEach': 'best',
  'orders/pace.ts: recentTickets': 'latest',
  'orders/side-by-side.ts: recentLines': 'latest',
  'orders/server.ts: pageSize': 'page',
  'orders/typed/bounded.ts: end': 'no list',
  'orders/typed/item-at.ts: to': 'no list',
  'orders/typed/mentions.ts: number': 'no list',
  'orders/typed/modifiers.ts: at': 'no list',
  'orders/typed/names.ts: -1': 'no list',
  'orders/typed/names.ts: number.start': 'no list',
  'orders/typed/parts.ts: 2': 'no list',
  // What is left over is marked as unread.
  'orders/typed/read-comanda.ts: maxLines': 'said',
  'orders/typed/read-comanda.ts: mostCharacters': 'said',
  'orders/web/cancel-dialog.tsx: named': 'said',
  'platform/overview/store.ts: shownOfKind': 'said',
  'platform/lists.ts: size': 'page',
  'platform/web/restaurants/restaurant-picker.tsx: most': 'best',
  // Back to the step before.
  'printing/web/adding/use-steps.ts: -1': 'no list',
  'printing/web/standing.ts: 6': 'said',
  'reservations/free-times.ts: mostDays': 'best',
  'reservations/free-times.ts: mostTimes': 'best',
  'reservations/web/public/own-bookings.ts: most': 'latest',
  'restaurants/directory.ts: directoryPage': 'page',
  'restaurants/directory.ts: mostWords': 'no list',
  'restaurants/web/public/coming-days.ts: shownAtMost': 'best',
  'setup/state.ts: 5': 'latest',
  // A drawing of a phone.
  'setup/web/phone.tsx: 4': 'no list',
  'staff/store.ts: pageSize': 'page',
  'till/server.ts: shown': 'said',
  'till/web/open-bills.ts: shownFirst': 'said',
  'pages/restaurant-admin/palette/find.ts: mostOfAKind': 'best',
  // As specified.
  'ui/shown-messages.ts: most': 'latest',
};

/** Files whose slices cut words and digits, and no list. */
const ofText = new Set([
  'accounts/web/public/use-second-step.ts',
  'accounts/web/use-code.ts',
  'billing/boleto.ts',
  'billing/invoice/pen.ts',
  'billing/paid-period.ts',
  'billing/providers/sandbox/sandbox-provider.ts',
  'billing/web/history/use-history-filter.ts',
  'chain/web/diner/words.ts',
  'checks/online/mercado-pago/notice.ts',
  'checks/online/mercado-pago/requests.ts',
  'menu/csv/plan.ts',
  'menu/starting/take-menu.ts',
  'platform/web/overview/attention-way.ts',
  'orders/typed/finish.ts',
  'orders/typed/sheet.ts',
  'orders/web/correction/pin-pad.tsx',
  'orders/web/typed/draft-line.ts',
  'orders/web/typed/looked-for.ts',
  'orders/web/typed/typed-table.ts',
  'pages/public/restaurant/layout.tsx',
  'pages/public/site/restaurants.tsx',
  'printing/paper/sheet.ts',
  'restaurants/business-day.ts',
  'restaurants/pictures/encode.ts',
  'restaurants/pictures/share-picture.ts',
  'restaurants/web/public/structured-data.ts',
  'setup/paste/amounts.ts',
  'setup/paste/read-csv.ts',
  'setup/paste/read-list.ts',
  'setup/paste/size-names.ts',
  'setup/paste/sizes.ts',
  'tables/web/texts.ts',
  'till/web/count-draft.ts',
  'till/web/drawer-count.tsx',
]);

const sources = globSync('src/{features,pages,ui}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({
    file: file.replace(/^src\/(features\/)?/, ''),
    text: readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ''),
  }));

const found = (pattern: RegExp, within = sources) => [
  ...new Set(within.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, bound]) => `${file}: ${bound}`))),
];

test('whatever reads so many rows and no more says what lies beyond', () => {
  expect(found(/\blimit (?!1\b)(\$\{[^}]*\}|\$\d+|\d+)/g).toSorted()).toEqual(Object.keys(limits).toSorted());
});

test('whatever shows the beginning of a list says what lies beyond', () => {
  const cut = /\.slice\(0, ((?:[^()]|\([^()]*\))*)\)/g;
  const lists = sources.filter(({ file }) => !ofText.has(file));
  expect(found(cut, lists).toSorted()).toEqual(Object.keys(slices).toSorted());
  const texts = sources.filter(({ file }) => ofText.has(file));
  expect(new Set(found(cut, texts).map((key) => key.split(':')[0]))).toEqual(ofText);
});
