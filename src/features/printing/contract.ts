import { z } from 'zod';
import { call, instant, named, uuid } from '#lib/call.ts';
import { foundPrinter, mostFound } from './agents/contract.ts';
import { job, printer, printerFields, troubledPrinter } from './printers/contract.ts';
import { printerKinds } from './values.ts';

export const agent = z.object({
  id: uuid,
  name: z.string(),
  /** False until its code was typed. */
  paired: z.boolean(),
  connected: z.boolean(),
  lastSeenAt: instant.nullable(),
  /** The printers that it found and that are not set up yet. */
  found: z.array(foundPrinter).max(mostFound),
  /** When it said so. */
  searchedAt: instant.nullable(),
  /** It was asked to search, and has not said yet what it found. */
  searching: z.boolean(),
});
export type Agent = z.infer<typeof agent>;

/** The print agent as one file, for a kind of computer. */
export const agentDownload = z.object({
  system: z.enum(['windows', 'macos', 'linux']),
  arch: z.enum(['x64', 'arm64']),
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  url: z.string(),
});
export type AgentDownload = z.infer<typeof agentDownload>;

/** Where a printer fetches what it prints. Told this once: whoever has it reads what is ordered. */
const secretUrl = z.string().nullable();
const saved = z.object({ id: uuid, revision: z.int(), secretUrl });
const pairing = z.object({ id: uuid, code: z.string(), until: instant });
const asked = z.strictObject({ id: uuid });
const moved = z.object({ jobs: z.int() });

export const newPrinter = z.strictObject({ key: uuid, kind: z.enum(printerKinds), ...printerFields });
export type NewPrinter = z.infer<typeof newPrinter>;
export const printerChange = z.strictObject({ id: uuid, revision: z.int().min(1), ...printerFields });
export type PrinterChange = z.infer<typeof printerChange>;

const judged = [
  'printer_name_taken',
  'printer_not_found',
  'agent_not_found',
  'station_not_found',
  'printer_address_missing',
] as const;
const tags = ['printing'];

export const printing = {
  list: call({ permission: 'printing' })
    .route({ method: 'GET', path: '/printers', summary: 'The printers, how each stands and what waits for it', tags })
    .output(
      z.object({
        printers: z.array(printer),
        agents: z.array(agent),
        /** What is ordered there comes out of no printer and stands on no paired display. */
        unservedStations: z.array(z.object({ id: uuid, name: z.string() })),
        now: instant,
      }),
    ),

  troubled: call({ permission: 'printing.trouble' })
    .route({
      method: 'GET',
      path: '/printers/troubled',
      summary: 'The printers of orders and changes that do not print, and what waits for them',
      tags,
    })
    .output(
      z.object({
        printers: z.array(troubledPrinter),
        /** Those that print: where what waits may be sent, the ones of orders first. */
        others: z.array(printer.pick({ id: true, name: true })),
        now: instant,
      }),
    ),

  create: call({ permission: 'printers', refusals: ['printer_limit', ...judged] })
    .route({ method: 'POST', path: '/printers', summary: 'A new printer; the same key is the same printer', tags })
    .input(newPrinter)
    .output(saved),

  edit: call({ permission: 'printers', refusals: ['printer_changed', ...judged] })
    .route({
      method: 'PUT',
      path: '/printers/{id}',
      summary: 'Changes a printer, unless someone else did since it was read',
      tags,
    })
    .input(printerChange)
    .output(saved),

  remove: call({ permission: 'printers', refusals: ['printer_not_found', 'printer_has_jobs', 'only_printer_has_jobs'] })
    .route({
      method: 'POST',
      path: '/printers/{id}/remove',
      summary: 'Gives a printer up, once nothing waits for it',
      tags,
    })
    .input(asked)
    .output(asked),

  renewAddress: call({ permission: 'printers', refusals: ['printer_not_found'] })
    .route({
      method: 'POST',
      path: '/printers/{id}/address',
      summary: 'Another secret address for a printer that fetches; the one before opens nothing any more',
      tags,
    })
    .input(asked)
    .output(saved),

  test: call({ permission: 'printing', refusals: ['printer_not_found'] })
    .route({ method: 'POST', path: '/printers/{id}/test', summary: 'Prints a page with every letter', tags })
    .input(z.strictObject({ id: uuid, key: uuid }))
    .output(asked),

  jobs: call({ permission: 'printing', refusals: ['printer_not_found'] })
    .route({
      method: 'GET',
      path: '/printers/{id}/jobs',
      summary: 'What waits for a printer, the oldest first, and what came out of it or was dropped last',
      tags,
    })
    .input(asked)
    .output(z.object({ waiting: z.array(job), printed: z.array(job) })),

  redirect: call({ permission: 'printing.trouble', refusals: ['printer_not_found'] })
    .route({
      method: 'POST',
      path: '/printers/{id}/redirect',
      summary: 'Sends all that waits for a printer to another; what may have come out says so there',
      tags,
    })
    .input(z.strictObject({ id: uuid, toId: uuid }))
    .output(moved),

  again: call({ permission: 'printing', refusals: ['print_job_not_found', 'printer_not_found'] })
    .route({
      method: 'POST',
      path: '/print-jobs/{id}/again',
      summary: 'Prints a paper once more, marked as a second copy; the same key is the same copy',
      tags,
    })
    .input(z.strictObject({ id: uuid, key: uuid, printerId: uuid }))
    .output(asked),

  confirm: call({ permission: 'printing', refusals: ['print_job_not_found'] })
    .route({
      method: 'POST',
      path: '/print-jobs/{id}/confirm',
      summary: 'Says of a paper that its printer did not confirm that it came out',
      tags,
    })
    .input(asked)
    .output(asked),

  discard: call({ permission: 'printing', refusals: ['print_job_not_found'] })
    .route({
      method: 'POST',
      path: '/print-jobs/{id}/discard',
      summary: 'Has a paper that waits not printed; it can still be printed again',
      tags,
    })
    .input(asked)
    .output(asked),

  discardAll: call({ permission: 'printing', refusals: ['printer_not_found'] })
    .route({
      method: 'POST',
      path: '/printers/{id}/discard',
      summary: 'Has all that waits for a printer not printed; each paper can still be printed again',
      tags,
    })
    .input(asked)
    .output(moved),

  bill: call({ permission: 'printing', refusals: ['bill_not_found', 'printer_not_found'] })
    .route({
      method: 'POST',
      path: '/bills/{id}/print',
      summary: 'Prints a bill; the same key is the same paper',
      tags,
    })
    .input(z.strictObject({ id: uuid, key: uuid, printerId: uuid.optional() }))
    .output(z.object({ id: uuid, printerId: uuid })),

  till: call({ permission: 'till', refusals: ['till_not_found', 'printer_not_found'] })
    .route({
      method: 'POST',
      path: '/tills/{id}/print',
      summary: "Prints a till's fechamento, or what an open one comes to so far; the same key is the same paper",
      tags,
    })
    .input(z.strictObject({ id: uuid, key: uuid, printerId: uuid.optional() }))
    .output(z.object({ id: uuid, printerId: uuid })),

  downloads: call({ permission: 'printers' })
    .route({
      method: 'GET',
      path: '/print-agents/downloads',
      summary: 'The print agent to download, one file for each kind of computer; none where it was not built',
      tags,
    })
    .output(z.object({ files: z.array(agentDownload) })),

  addAgent: call({ permission: 'printers', refusals: ['agent_limit'] })
    .route({ method: 'POST', path: '/print-agents', summary: 'A new print agent, and the code that pairs it', tags })
    .input(z.strictObject({ key: uuid, name: named(60, 'fields.name_required') }))
    .output(pairing),

  renewCode: call({ permission: 'printers', refusals: ['agent_not_found'] })
    .route({
      method: 'POST',
      path: '/print-agents/{id}/code',
      summary: 'Another pairing code; who was paired before stays so until it is used',
      tags,
    })
    .input(asked)
    .output(pairing),

  search: call({ permission: 'printers', refusals: ['agent_not_found'] })
    .route({
      method: 'POST',
      path: '/print-agents/{id}/search',
      summary: 'Has an agent search for printers at once; asked again meanwhile it is the same search',
      tags,
    })
    .input(asked)
    .output(asked),

  revokeAgent: call({ permission: 'printers', refusals: ['agent_not_found'] })
    .route({ method: 'POST', path: '/print-agents/{id}/revoke', summary: 'Turns an agent away, at once', tags })
    .input(asked)
    .output(asked),
};
