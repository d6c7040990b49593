// Epson's Server Direct Print: the printer asks for a job by a form, is answered with XML that holds the bytes, and posts how it went.
import { type FetchedOutcome, outcomeOfTrouble, type Trouble } from '../values.ts';

const namespace = 'http://www.epson-pos.com/schemas/2011/03/epos-print';
/** How long the printer tries by itself. */
const patienceMs = 20_000;

/** A job as the printer takes it: the bytes as they are, in hexadecimal. */
export function printRequest(token: string, bytes: Buffer): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>${patienceMs}</timeout><printjobid>${token}</printjobid></Parameter>`,
    `<PrintData><epos-print xmlns="${namespace}"><command>${bytes.toString('hex')}</command></epos-print></PrintData>`,
    '</ePOSPrint></PrintRequestInfo>',
  ].join('\n');
}

const initialize = Buffer.from([0x1b, 0x40]);

/** Prints nothing. A printer answers it as any other, and so says whether it can print: by asking for a job it does not. */
export const statusRequest = (): string => printRequest('status', initialize);

export interface PrintResponse {
  token: string | null;
  outcome: FetchedOutcome;
  /** Undefined where it says nothing of how the printer is. */
  trouble: Trouble | null | undefined;
}

const jobId = /<printjobid>\s*([\w.-]{1,30})\s*<\/printjobid>/;
const response = /<response\b([^>]{0,500})/;
const attribute = (name: string) => new RegExp(`\\b${name}\\s*=\\s*"([^"]{0,40})"`);

/** Told, as Epson's manual of ePOS-Print has it, before anything is printed. */
const troubles: Record<string, Trouble> = { EPTR_REC_EMPTY: 'paper_out', EPTR_COVER_OPEN: 'cover_open' };
/** The printer did not take it at all: because of what it is, or because it was busy. */
const refused = new Set([
  'SchemaError',
  'RequestEntityTooLarge',
  'DeviceInUse',
  'EX_DEVICE_BUSY',
  'EX_SPOOLER',
  'TooManyRequests',
]);
/** What prints is not reached by what listens. */
const unreached = new Set(['DeviceNotFound', 'EX_BADPORT']);

/** What the printer says of a job. Only these few words of its XML are read, so none of it can do anything else here. */
export function readResponse(xml: string): PrintResponse {
  const [, attributes = ''] = response.exec(xml) ?? [];
  const code = attribute('code').exec(attributes)?.[1] ?? '';
  const done = /^(true|1)$/.test(attribute('success').exec(attributes)?.[1] ?? '');
  const token = jobId.exec(xml)?.[1] ?? null;
  if (done) return { token, outcome: 'printed', trouble: null };
  if (refused.has(code)) return { token, outcome: 'not_printed', trouble: undefined };
  if (unreached.has(code)) return { token, outcome: 'not_printed', trouble: 'fault' };
  const trouble = troubles[code] ?? 'fault';
  return { token, outcome: outcomeOfTrouble(trouble), trouble };
}
