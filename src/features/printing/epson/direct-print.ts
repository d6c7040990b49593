// Epson's Server Direct Print: the printer asks for a job by a form, is answered with XML that holds the bytes, and posts how it went.
import type { FetchedOutcome, Trouble } from '../values.ts';

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

export interface PrintResponse {
  token: string | null;
  outcome: FetchedOutcome;
  trouble: Trouble | null;
}

const jobId = /<printjobid>\s*([\w.-]{1,30})\s*<\/printjobid>/;
const response = /<response\b([^>]{0,500})/;
const attribute = (name: string) => new RegExp(`\\b${name}\\s*=\\s*"([^"]{0,40})"`);

const troubles: Record<string, Trouble> = { EPTR_REC_EMPTY: 'paper_out', EPTR_COVER_OPEN: 'cover_open' };
/** The printer did not take it at all. */
const refused = new Set([
  'SchemaError',
  'DeviceNotFound',
  'DeviceInUse',
  'EX_BADPORT',
  'EX_SPOOLER',
  'RequestEntityTooLarge',
]);

/** What the printer says of a job. Only these few words of its XML are read, so none of it can do anything else here. */
export function readResponse(xml: string): PrintResponse {
  const [, attributes = ''] = response.exec(xml) ?? [];
  const code = attribute('code').exec(attributes)?.[1] ?? '';
  const done = /^(true|1)$/.test(attribute('success').exec(attributes)?.[1] ?? '');
  return {
    token: jobId.exec(xml)?.[1] ?? null,
    outcome: done ? 'printed' : refused.has(code) ? 'not_printed' : 'broken_off',
    trouble: done || refused.has(code) ? null : (troubles[code] ?? 'fault'),
  };
}
