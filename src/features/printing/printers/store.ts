import type { Scope, TransactionScope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { isFresh, isOpen } from '../jobs/fresh.ts';
import { awayAfterMs, type PrinterKind } from '../values.ts';
import type { Printer } from './contract.ts';
import { isPrinting, isStill } from './fallback.ts';

/** SQL: the stations of the printer `p`; where one was given up, the one that took it over. */
export const servedStations = `array(select distinct coalesce(t.successor_id, t.id) from printer_stations s
       join stations t on t.restaurant_id = s.restaurant_id and t.id = s.station_id and (t.deleted_at is null or t.successor_id is not null)
       where s.restaurant_id = p.restaurant_id and s.printer_id = p.id order by 1)::text[]`;

const list = statement(
  'printing.printers',
  `select p.id, p.name, p.kind, p.agent_id as "agentId", p.address, p.mac, p.columns, p.code_page as "codePage", p.cut, p.copies,
     p.prints_tickets as "printsTickets", p.prints_changes as "printsChanges", p.prints_bills as "printsBills", p.paused, p.revision,
     ${servedStations} as "stationIds",
     (select f.id from printers f where f.restaurant_id = $1 and f.id = p.fallback_id and f.deleted_at is null) as "fallbackId",
     (select f.name from printers f where f.restaurant_id = $1 and f.id = p.fallback_id and ${isPrinting('f')} and ${isStill('p')}) as "takenOverBy",
     p.away_since as "awaySince",
     case when p.paused then 'paused' when p.last_seen_at is null then 'never' when p.away_since is not null then 'away'
       when p.trouble is not null then p.trouble
       when j.unconfirmed then 'unconfirmed' when j.sent then 'printing' else 'ready' end as standing,
     (select a.name from print_agents a where a.restaurant_id = $1 and a.id = p.agent_id and a.revoked_at is null
       and coalesce(a.last_seen_at <= now() - make_interval(secs => $2), true)) as "awayComputer",
     j.waiting, j.failed, j."waitingTests", j."waitingSince", j."waitingTables",
     (select max(d.printed_at) from print_jobs d where d.restaurant_id = $1 and d.printer_id = p.id and d.state = 'printed'
       and ${isFresh('d')}) as "lastPrintedAt"
   from printers p, lateral (
     select count(*) filter (where j.state in ('waiting', 'sent'))::int as waiting, count(*) filter (where j.state = 'failed')::int as failed,
       count(*) filter (where j.kind = 'test')::int as "waitingTests",
       coalesce(bool_or(j.state = 'failed' and j.kind <> 'test'), false) as unconfirmed, coalesce(bool_or(j.state = 'sent'), false) as sent, min(j.created_at) as "waitingSince",
       coalesce(array_agg(distinct j.table_number) filter (where j.table_number is not null), '{}') as "waitingTables"
     from print_jobs j where j.restaurant_id = $1 and j.printer_id = p.id and ${isOpen('j')} and ${isFresh('j')}
   ) j
   where p.restaurant_id = $1 and p.deleted_at is null order by lower(p.name), p.id`,
);

/** With the device that stands at its address, where that is known. */
export type StoredPrinter = Omit<Printer, 'movedTo'> & { mac: string | null };

export function listPrinters(scope: Scope): Promise<StoredPrinter[]> {
  return scope.rows<StoredPrinter>(list, [scope.restaurantId, awayAfterMs / 1_000]);
}

const forBills = statement(
  'printing.billPrinter',
  `select id from printers where restaurant_id = $1 and deleted_at is null and prints_bills
   order by paused, last_seen_at is null or away_since is not null, lower(name), id limit 1`,
);

/** Where a bill comes out when nobody says where: at the till, and there at a printer that is there. */
export async function billPrinter(tx: TransactionScope): Promise<string | null> {
  const [found] = await tx.rows<{ id: string }>(forBills, [tx.restaurantId]);
  return found?.id ?? null;
}

const housesWith = statement(
  'printing.houses',
  'select distinct restaurant_id as id from printers where deleted_at is null',
);

/** The houses that print at all. */
export async function housesWithPrinters(system: SystemDoor): Promise<string[]> {
  return (await system.rows<{ id: string }>(housesWith)).map(({ id }) => id);
}

const atDoor = statement(
  'printing.printerAtDoor',
  `select restaurant_id as "restaurantId", kind, secret_hash as "secretHash" from printers where id = $1 and deleted_at is null`,
);

export interface PrinterAtDoor {
  restaurantId: string;
  kind: PrinterKind;
  secretHash: Buffer | null;
}

/** A printer by what its address names, whichever house it is of. */
export async function printerAtDoor(system: SystemDoor, id: string): Promise<PrinterAtDoor | null> {
  const [found] = await system.rows<PrinterAtDoor>(atDoor, [id]);
  return found ?? null;
}
