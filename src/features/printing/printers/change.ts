import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { by, keepEvent } from '#features/accounts/events/store.ts';
import type { StaffCaller } from '#features/caller.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import { hashOf } from '#lib/token.ts';
import { learnDevices } from '../agents/search.ts';
import type { NewPrinter, PrinterChange } from '../contract.ts';
import { isFresh } from '../jobs/fresh.ts';
import { newSecret } from '../secret.ts';
import { maxPrinters, type PrinterKind } from '../values.ts';

export interface Saved {
  id: string;
  revision: number;
  kind: PrinterKind;
  /** What its address ends with from now on; null when that stays as it is. */
  secret: string | null;
}

const count = statement(
  'printing.countPrinters',
  'select count(*)::int as count from printers where restaurant_id = $1 and deleted_at is null',
);
const madeWith = statement(
  'printing.printerMadeWith',
  'select id, kind, revision from printers where restaurant_id = $1 and create_key = $2',
);
const insert = statement(
  'printing.insertPrinter',
  `insert into printers (restaurant_id, create_key, kind, secret_hash, name, agent_id, address, columns, code_page, cut, copies,
     prints_tickets, prints_changes, prints_bills, paused, fallback_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
   on conflict (restaurant_id, create_key) do nothing returning id, kind, revision`,
);

/** The same key is the same printer. Whoever asks again has not seen its address: they are told a new one. */
export async function createPrinter(caller: StaffCaller, { key, kind, ...fields }: NewPrinter): Promise<Saved> {
  return caller.scope
    .transaction(async (tx) => {
      const [before] = await tx.rows<Saved>(madeWith, [tx.restaurantId, key]);
      if (before) return kind === 'agent' ? { ...before, secret: null } : renew(tx, before.id, caller);
      const [found] = await tx.rows<{ count: number }>(count, [tx.restaurantId]);
      if ((found?.count ?? 0) >= maxPrinters) throw new CodedError('printer_limit', { limit: maxPrinters });
      const secret = kind === 'agent' ? null : newSecret();
      const values = [key, kind, secret && hashOf(secret), ...valuesOf(kind, fields)];
      const [made] = await tx.rows<Saved>(insert, [tx.restaurantId, ...values]);
      if (!made) throw new CodedError('busy');
      await serve(tx, made.id, fields.stationIds);
      if (fields.agentId) await learnDevices(tx, fields.agentId);
      await keepEvent(tx, { kind: 'printerAdded', subject: fields.name, ...by(caller) });
      await tx.changed('printers', made.id);
      return { ...made, secret };
    })
    .catch(asRefused);
}

const lock = statement(
  'printing.lockPrinter',
  `select name, kind, revision from printers where restaurant_id = $1 and id = $2 and deleted_at is null for update`,
);

interface Locked {
  name: string;
  kind: PrinterKind;
  revision: number;
}

/** The printer, locked until the transaction ends. */
export async function lockPrinter(tx: TransactionScope, id: string): Promise<Locked> {
  const [printer] = await tx.rows<Locked>(lock, [tx.restaurantId, id]);
  if (!printer) throw new CodedError('printer_not_found');
  return printer;
}

// A printer that begins to print by itself begins with what is ordered from then on.
const update = statement(
  'printing.updatePrinter',
  `update printers set mac = case when agent_id = $4 and address = $5 then mac end,
     name = $3, agent_id = $4, address = $5, columns = $6, code_page = $7, cut = $8, copies = $9,
     prints_since = case when $10 and not prints_tickets then now() else prints_since end,
     prints_tickets = $10, prints_changes = $11, prints_bills = $12, paused = $13, fallback_id = nullif($14, id), revision = revision + 1
   where restaurant_id = $1 and id = $2 returning id, kind, revision`,
);
const unserve = statement(
  'printing.unserve',
  'delete from printer_stations where restaurant_id = $1 and printer_id = $2',
);
const serveStations = statement(
  'printing.serve',
  `insert into printer_stations (restaurant_id, printer_id, station_id)
   select distinct $1::uuid, $2::uuid, id from unnest($3::uuid[]) as id`,
);

export async function editPrinter(scope: Scope, { id, revision, ...fields }: PrinterChange): Promise<Saved> {
  return scope
    .transaction(async (tx) => {
      const before = await lockPrinter(tx, id);
      if (before.revision !== revision) throw new CodedError('printer_changed', { revision: before.revision });
      const [after] = await tx.rows<Saved>(update, [tx.restaurantId, id, ...valuesOf(before.kind, fields)]);
      if (!after) throw new CodedError('printer_not_found');
      await tx.rows(unserve, [tx.restaurantId, id]);
      await serve(tx, id, fields.stationIds);
      if (fields.agentId) await learnDevices(tx, fields.agentId);
      await tx.changed('printers', id);
      return { ...after, secret: null };
    })
    .catch(asRefused);
}

async function serve(tx: TransactionScope, id: string, stationIds: readonly string[]): Promise<void> {
  if (stationIds.length > 0) await tx.rows(serveStations, [tx.restaurantId, id, stationIds]);
}

type Fields = Omit<NewPrinter, 'key' | 'kind'>;

/** From the name on, as both statements take them. */
function valuesOf(kind: PrinterKind, fields: Fields): unknown[] {
  const { agentId, address } = reachedBy(kind, fields);
  const { name, columns, codePage, cut, copies, printsTickets, printsChanges, printsBills, paused, fallbackId } =
    fields;
  const prints = [printsTickets, printsChanges, printsBills, paused, fallbackId];
  return [name, agentId, address, columns, codePage, cut, copies, ...prints];
}

/** A printer that fetches is reached by nobody; one that cannot needs to be found. */
function reachedBy(kind: PrinterKind, { agentId, address }: Fields) {
  if (kind !== 'agent') return { agentId: null, address: null };
  if (address === null) throw fieldRefusal('printer_address_missing', 'address');
  return { agentId, address };
}

const setSecret = statement(
  'printing.setSecret',
  'update printers set secret_hash = $3 where restaurant_id = $1 and id = $2 returning id, kind, revision',
);

async function renew(tx: TransactionScope, id: string, caller: StaffCaller): Promise<Saved> {
  const { kind, name } = await lockPrinter(tx, id);
  // One that an agent reaches has no address of its own.
  if (kind === 'agent') throw new CodedError('printer_not_found');
  const secret = newSecret();
  const [renewed] = await tx.rows<Saved>(setSecret, [tx.restaurantId, id, hashOf(secret)]);
  if (!renewed) throw new CodedError('printer_not_found');
  await keepEvent(tx, { kind: 'printerAddressRenewed', subject: name, ...by(caller) });
  await tx.changed('printers', id);
  return { ...renewed, secret };
}

/** From the commit on, the address before opens nothing. */
export const renewSecret = (caller: StaffCaller, id: string): Promise<Saved> =>
  caller.scope.transaction((tx) => renew(tx, id, caller));

const hasJobs = statement(
  'printing.hasJobs',
  `select exists (select from print_jobs where restaurant_id = $1 and printer_id = $2 and state in ('waiting', 'sent')
     and ${isFresh('print_jobs')}) as found,
     exists (select from printers where restaurant_id = $1 and id <> $2 and deleted_at is null) as others`,
);
const remove = statement(
  'printing.removePrinter',
  `update printers set deleted_at = now(), secret_hash = case when kind <> 'agent' then sha256(gen_random_uuid()::text::bytea) end
   where restaurant_id = $1 and id = $2`,
);

export async function removePrinter(caller: StaffCaller, id: string): Promise<{ id: string }> {
  return caller.scope.transaction(async (tx) => {
    const { name } = await lockPrinter(tx, id);
    const [jobs] = await tx.rows<{ found: boolean; others: boolean }>(hasJobs, [tx.restaurantId, id]);
    if (jobs?.found) throw new CodedError(jobs.others ? 'printer_has_jobs' : 'only_printer_has_jobs');
    await tx.rows(remove, [tx.restaurantId, id]);
    await keepEvent(tx, { kind: 'printerRemoved', subject: name, ...by(caller) });
    await tx.changed('printers', id);
    return { id };
  });
}

function asRefused(error: unknown): never {
  const { constraint } = (error ?? {}) as { constraint?: string };
  if (constraint === 'printers_by_name') throw fieldRefusal('printer_name_taken', 'name');
  if (constraint === 'printers_restaurant_id_agent_id_fkey') throw new CodedError('agent_not_found');
  if (constraint === 'printers_fallback') throw new CodedError('printer_not_found');
  if (constraint === 'printer_stations_restaurant_id_station_id_fkey') throw new CodedError('station_not_found');
  throw error;
}
