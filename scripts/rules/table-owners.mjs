// Which feature owns which table. Only its owner writes a table, and only features after the owner read it in their own statements; what
// stands before it asks nothing of it. The exceptions are named here, each with its reason.

import { features } from './imports.mjs';
import { read, sourceFiles } from './source-files.mjs';

const owners = {
  restaurants: ['restaurants', 'restaurant_former_slugs', 'customization', 'pictures', 'picture_sizes'],
  accounts: [
    'users',
    'accounts',
    'sessions',
    'two_factors',
    'verifications',
    'known_addresses',
    'tries',
    'rate_limits',
    'mailed_links',
    'approval_pins',
  ],
  billing: ['plans', 'subscriptions', 'payments', 'discounts', 'webhook_events', 'sandbox_events', 'sandbox_payments'],
  menu: ['categories', 'products', 'option_groups', 'options', 'product_option_groups', 'stations', 'stock'],
  devices: ['kitchen_devices', 'kitchen_pairings'],
  demo: ['demo_tables'],
  chain: ['chain_entries', 'bill_ledger'],
  tables: ['tables', 'table_joins'],
  orders: [
    'orders',
    'order_items',
    'order_events',
    'order_line_changes',
    'line_corrections',
    'correction_reasons',
    'order_words',
  ],
  bills: ['bills', 'bill_payments', 'payment_corrections', 'bill_passes', 'passed_lines'],
  calls: ['calls', 'call_settings'],
  till: [
    'tills',
    'till_movements',
    'till_counts',
    'till_strays',
    'till_stray_settlements',
    'fee_sharing',
    'till_fee_shares',
  ],
  checks: [
    'check_settings',
    'couvert_days',
    'check_claims',
    'check_parts',
    'check_accounts',
    'check_charges',
    'check_receipts',
  ],
  printing: ['print_agents', 'printers', 'printer_stations', 'print_jobs', 'told_orders'],
  reservations: ['reservations'],
  floor: ['table_sections', 'sitting_waiters', 'waiter_changes', 'floor_plans', 'floor_rooms', 'floor_places'],
  setup: ['setups'],
  feedback: ['feedback', 'visit_ratings'],
  platform: ['audit_log'],
};
const ownerOf = new Map(Object.entries(owners).flatMap(([feature, tables]) => tables.map((table) => [table, feature])));

/** Reads of a later feature's table, by file: nothing else may be read there, and nowhere else. */
const readsAhead = {
  // What foreign keys ask, in the statement that deletes: between two statements the answer could change.
  'menu/editing/products.ts': ['order_items'],
  'restaurants/pictures/store.ts': ['products'],
  // Which table is its owner's to try ordering at: guests' pages ask with the profile, and the profile is kept.
  'restaurants/store.ts': ['tables'],
  // Under the table's own lock: what is owed or promised there.
  'tables/change.ts': ['bills', 'reservations'],
  'tables/leave.ts': ['bills', 'bill_payments', 'orders'],
  // A joined table is of a bill.
  'tables/joins.ts': ['bills'],
  'tables/store.ts': ['bills'],
  // Which houses have bills to be sealed, asked across all of them.
  'chain/seal-placed.ts': ['bills'],
  // A bill that is named is to be there, and one that is there is to be named.
  'chain/verify.ts': ['bills'],
  // On the way of every guest's request, in the one statement that tells where a seat's bill is.
  'tables/door.ts': ['bills'],
  'tables/seat.ts': ['bills', 'orders'],
  // An order is a part of its bill: the bill is locked before the order, and written with it.
  'orders/change-status.ts': ['bills'],
  'orders/move-order.ts': ['bills'],
  'orders/order-columns.ts': ['bills'],
  'orders/paid-of-bill.ts': ['bill_payments'],
  'orders/passing/pass-order.ts': ['bills'],
  'orders/place-statement.ts': ['bills'],
  'orders/recent-products.ts': ['bills'],
  'orders/store.ts': ['bills'],
  // A receipt says which phone paid what, in the one answer that it is.
  'bills/receipt/payers.ts': ['check_parts'],
};
/** Writes of another feature's table, by feature. */
const writes = {
  // Registering makes all that a restaurant and its owner begin with, or nothing.
  accounts: ['restaurants', 'customization'],
  // Waiters and cashiers are accounts that the owner keeps.
  staff: ['users', 'accounts'],
  // Marking a free table closes a bill on which nothing is owed.
  tables: ['bills'],
  // One statement places an order; an order that moves takes its bill's and its tables' state along.
  orders: ['bills', 'tables', 'stock'],
  // Closing a bill settles its orders.
  bills: ['orders', 'table_joins'],
  // What the platform's administrator may change, and taking a person out of everything.
  platform: [
    'restaurants',
    'plans',
    'discounts',
    'users',
    'accounts',
    'two_factors',
    'verifications',
    'known_addresses',
    'mailed_links',
    'approval_pins',
    'reservations',
    'feedback',
  ],
};

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const imported = /^import[\s\S]*?from\s+'[^']*';$/gm;
const reading = /\b(?:from|join|using)\s+([a-z_]+)\b/g;
const writing = /\b(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)\b/g;
/** Whatever holds SQL brings in what makes it a statement, or is brought in by what does. */
const holdsSql = /\bstatement\(|\bexport const \w+ = `/;
const anySql = /`\s*(?:select|insert\s+into|update|delete\s+from|with)\s|'(?:select|insert into|update|delete from)\s/;

export function tableOwners() {
  return sourceFiles('src')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = read(file).replace(comments, '').replace(imported, '');
      const [, feature, inside] = /^src\/features\/([^/]+)\/(.+)$/.exec(file) ?? [];
      if (feature) return holdsSql.test(text) ? judge(feature, `${feature}/${inside}`, text) : [];
      if (/^src\/(server|pages|client|ui|lib)\//.test(file) && anySql.test(text))
        return [`${file} holds SQL: that is a feature's, or the database floor's`];
      return [];
    });
}

function judge(feature, file, text) {
  const complaints = new Set();
  const place = features.indexOf(feature);
  for (const [, table] of text.matchAll(writing)) {
    const owner = ownerOf.get(table);
    if (owner && owner !== feature && !writes[feature]?.includes(table))
      complaints.add(`src/features/${file} writes ${table}, which is ${owner}'s`);
  }
  for (const [, table] of text.matchAll(reading)) {
    const owner = ownerOf.get(table);
    if (owner && features.indexOf(owner) > place && !readsAhead[file]?.includes(table))
      complaints.add(`src/features/${file} reads ${table}, which is ${owner}'s, a feature after it`);
  }
  return [...complaints];
}
