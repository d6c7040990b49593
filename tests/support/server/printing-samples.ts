import { randomUUID } from 'node:crypto';
import { unseen } from './sample-inputs.ts';

/** What a restaurant may not have. */
export interface PrintingSubject {
  printerId: string | null;
  printJobId: string | null;
  printAgentId: string | null;
}
type Subject = PrintingSubject & { billId: string };

/** SQL: the subject's devices, printers and papers, of the restaurant `r`. */
export const machineIds = `(select id from kitchen_devices where restaurant_id = r.id limit 1) as "deviceId",
  (select id from printers where restaurant_id = r.id limit 1) as "printerId",
  (select id from print_jobs where restaurant_id = r.id limit 1) as "printJobId",
  (select id from print_agents where restaurant_id = r.id limit 1) as "printAgentId"`;

export const printer = () => ({
  name: `Impressora ${randomUUID().slice(0, 8)}`,
  agentId: null,
  address: null as string | null,
  columns: 48,
  codePage: 'cp858',
  cut: true,
  copies: 1,
  printsTickets: true,
  printsChanges: true,
  printsBills: false,
  stationIds: [] as string[],
  paused: false,
  fallbackId: null as string | null,
});

/** Where a restaurant has no printer, one that nobody has. */
const some = (id: string | null) => id ?? randomUUID();

/** Of the calls that a house's printing answers. */
export const printingSamples = {
  'printing.list': () => ({}),
  'printing.troubled': () => ({}),
  'printing.create': () => ({ key: randomUUID(), kind: 'star', ...printer() }),
  'printing.edit': (s: Subject) => ({ id: some(s.printerId), revision: unseen, ...printer() }),
  'printing.remove': () => ({ id: randomUUID() }),
  'printing.renewAddress': (s: Subject) => ({ id: some(s.printerId) }),
  'printing.test': (s: Subject) => ({ id: some(s.printerId), key: randomUUID() }),
  'printing.jobs': (s: Subject) => ({ id: some(s.printerId) }),
  'printing.redirect': (s: Subject) => ({ id: some(s.printerId), toId: some(s.printerId) }),
  'printing.again': (s: Subject) => ({ id: some(s.printJobId), key: randomUUID(), printerId: some(s.printerId) }),
  'printing.confirm': () => ({ id: randomUUID() }),
  'printing.discard': () => ({ id: randomUUID() }),
  'printing.discardAll': () => ({ id: randomUUID() }),
  'printing.bill': (s: Subject) => ({ id: s.billId, key: randomUUID() }),
  'printing.downloads': () => ({}),
  'printing.addAgent': () => ({ key: randomUUID(), name: 'Computador do caixa' }),
  'printing.renewCode': (s: Subject) => ({ id: some(s.printAgentId) }),
  'printing.search': (s: Subject) => ({ id: some(s.printAgentId) }),
  'printing.revokeAgent': () => ({ id: randomUUID() }),
};
