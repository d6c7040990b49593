import { z } from 'zod';
import { instant } from '#lib/call.ts';
import { paymentStatuses } from '../../values.ts';
import type { ProviderEvent, Report } from '../provider.ts';
import type { SandboxPayment } from './sandbox-store.ts';

/** What the sandbox posts, as a provider's documentation would describe it. */
const message = z.object({
  id: z.string().min(1).max(100),
  type: z.string().max(100),
  data: z
    .object({
      ref: z.string().max(100),
      status: z.enum(paymentStatuses),
      transactionId: z.string().max(100).nullable(),
      at: instant,
      failure: z.string().max(100).nullable(),
      /** Of one that failed: its page takes another card. */
      open: z.boolean().default(false),
    })
    .nullable(),
});

export function writeEvent(id: string, payment: SandboxPayment): string {
  const { ref, status, transactionId, failure } = payment;
  const open = status === 'failed';
  const data = { ref, status, transactionId, failure, open, at: payment.settledAt ?? payment.createdAt };
  return JSON.stringify({ id, type: `payment.${status}`, data });
}

/** Null for what is no message of the sandbox. */
export function readEvent(body: Buffer): ProviderEvent | null {
  const read = message.safeParse(parsed(body));
  if (!read.success) return null;
  const { id, type, data } = read.data;
  return { id, type, report: data && toReport(data) };
}

interface Told {
  ref: string;
  status: Report['status'];
  transactionId: string | null;
  at: string;
  failure: string | null;
  open?: boolean;
}

export function toReport({ ref, status, transactionId, at, failure, open }: Told): Report {
  const more = { ...(failure !== null && { failure }), ...(open && { open }) };
  return { ref, status, transactionId, at: new Date(at), ...more };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
