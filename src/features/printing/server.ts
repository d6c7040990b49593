import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { formatTime } from '#lib/time.ts';
import { readBill } from '../bills/store.ts';
import { listDevices } from '../devices/store.ts';
import { listStations } from '../menu/stations/store.ts';
import { portuguese } from '../orders/portuguese.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { Serves } from '../serves.ts';
import { seenBy } from '../till/seen-by.ts';
import { readTill } from '../till/store.ts';
import { addAgent, listAgents, renewCode, revokeAgent } from './agents/agents.ts';
import { movedTo, notSetUp } from './agents/found.ts';
import { askSearch } from './agents/search.ts';
import type { printing as calls } from './contract.ts';
import { confirmJob, discardAll, discardJob, jobsOf, printAgain, putAsked, redirectJobs } from './jobs/asked.ts';
import { billPaper } from './making/bill-paper.ts';
import { tillPaper } from './making/till-paper.ts';
import { createPrinter, editPrinter, lockPrinter, removePrinter, renewSecret, type Saved } from './printers/change.ts';
import { fetchPath } from './printers/fetch-path.ts';
import { billPrinter, listPrinters, type StoredPrinter } from './printers/store.ts';
import { isTroubled, isWell } from './printers/troubled.ts';
import { unservedStations } from './printers/unserved.ts';

function told({ publicUrl }: StaffCaller, { id, revision, kind, secret }: Saved) {
  return { id, revision, secretUrl: secret && publicUrl + fetchPath(kind, id, secret) };
}

export const printing = {
  async list({ scope, now }) {
    const [printers, agents, displays, stations] = await Promise.all([
      listPrinters(scope),
      listAgents(scope),
      listDevices(scope),
      listStations(scope),
    ]);
    const unserved = unservedStations(stations, printers, displays).map(({ id, name }) => ({ id, name }));
    const standing = printers.map(({ mac, ...printer }) => {
      const found = agents.find(({ id }) => id === printer.agentId)?.found ?? [];
      return { ...printer, movedTo: movedTo({ ...printer, mac }, found) };
    });
    const seeing = agents.map((agent) => ({ ...agent, found: notSetUp(agent.found, agent.id, standing) }));
    return { printers: standing, agents: seeing, unservedStations: unserved, now: now().toISOString() };
  },

  async troubled({ scope, now }) {
    const printers = await scope.gathered('printers', () => listPrinters(scope));
    const forKitchen = ({ printsTickets, printsChanges }: StoredPrinter) => printsTickets || printsChanges;
    const well = printers.filter(isWell).sort((a, b) => Number(forKitchen(b)) - Number(forKitchen(a)));
    const others = well.map(({ id, name }) => ({ id, name }));
    return { printers: printers.filter(forKitchen).filter(isTroubled), others, now: now().toISOString() };
  },

  async create(caller, input) {
    return told(caller, await createPrinter(caller, input));
  },

  async edit(caller, input) {
    return told(caller, await editPrinter(caller.scope, input));
  },

  remove(caller, { id }) {
    return removePrinter(caller, id);
  },

  async renewAddress(caller, { id }) {
    return told(caller, await renewSecret(caller, id));
  },

  async test({ scope, account, now }, { id, key }) {
    const { name, timezone } = await keptProfile(scope);
    const at = formatTime(now(), portuguese.locale, timezone);
    return scope.transaction(async (tx) => {
      const { name: printer } = await lockPrinter(tx, id);
      const paper = { kind: 'test', restaurant: name, printer, at } as const;
      const job = await putAsked(tx, { printerId: id, key, paper, billId: null, actorId: account.id });
      return { id: job.id };
    });
  },

  jobs({ scope }, { id }) {
    return jobsOf(scope, id);
  },

  redirect({ scope }, { id, toId }) {
    return redirectJobs(scope, id, toId);
  },

  again({ scope, account }, input) {
    return printAgain(scope, { ...input, actorId: account.id });
  },

  confirm({ scope }, { id }) {
    return confirmJob(scope, id);
  },

  discard({ scope, account }, { id }) {
    return discardJob(scope, id, account.id);
  },

  discardAll({ scope, account }, { id }) {
    return discardAll(scope, id, account.id);
  },

  async bill({ scope, account }, { id, key, printerId: asked }) {
    const house = await keptProfile(scope);
    return scope.transaction(async (tx) => {
      const bill = await readBill(tx, id);
      if (!bill) throw new CodedError('bill_not_found');
      const printerId = asked ?? (await billPrinter(tx));
      if (!printerId) throw new CodedError('printer_not_found');
      await lockPrinter(tx, printerId);
      return putAsked(tx, { printerId, key, paper: billPaper(bill, house), billId: id, actorId: account.id });
    });
  },

  async till(caller, { id, key, printerId: asked }) {
    const { scope, account } = caller;
    const house = await keptProfile(scope);
    return scope.transaction(async (tx) => {
      const till = await readTill(tx, id, seenBy(caller));
      if (!till) throw new CodedError('till_not_found');
      const printerId = asked ?? (await billPrinter(tx));
      if (!printerId) throw new CodedError('printer_not_found');
      await lockPrinter(tx, printerId);
      return putAsked(tx, { printerId, key, paper: tillPaper(till, house), billId: null, actorId: account.id });
    });
  },

  async downloads({ agentDownloads }) {
    return { files: [...agentDownloads] };
  },

  addAgent({ scope, now }, input) {
    return addAgent(scope, input, now());
  },

  renewCode({ scope, now }, { id }) {
    return renewCode(scope, id, now());
  },

  search({ scope }, { id }) {
    return askSearch(scope, id);
  },

  revokeAgent(caller, { id }) {
    return revokeAgent(caller, id);
  },
} satisfies Serves<typeof calls>;
