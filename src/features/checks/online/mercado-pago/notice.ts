import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago';
import { z } from 'zod';
import { type GuestProvider, type Notice, NoticeRefused } from '../provider.ts';

/** How old a signed message may be, and how far ahead a clock. */
const toleranceMs = 300_000;
/** Moments are told in seconds or, lately, in thousandths. */
const asSeconds = 100_000_000_000;

/** Its body is not signed: what stands in it is a hint of whom to ask, and nothing is believed. */
const body = z.object({
  type: z.string().max(100).optional(),
  action: z.string().max(100).optional(),
  user_id: z.coerce.string().max(100).optional(),
});

type Message = Parameters<GuestProvider['read']>[0];

/**
 * Signed are the payment's name in the address, the request's and the moment, as `id:..;request-id:..;ts:..;` in `x-signature`. The validator of the SDK
 * reckons the signature; how old it may be is held here, for it knows seconds alone.
 */
export function readNotice({ body: sent, query, headers, now }: Message, secret: string): Notice {
  const xSignature = one(headers['x-signature']);
  const xRequestId = one(headers['x-request-id']);
  const dataId = query.get('data.id')?.toLowerCase() ?? null;
  try {
    WebhookSignatureValidator.validate({ xSignature, xRequestId, dataId, secret });
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError) throw new NoticeRefused(error.message);
    throw error;
  }
  const ts = Number(/(?:^|,)\s*ts=(\d{1,16})/.exec(xSignature ?? '')?.[1]);
  const at = ts < asSeconds ? ts * 1_000 : ts;
  if (!Number.isFinite(at) || Math.abs(now.getTime() - at) > toleranceMs) throw new NoticeRefused('Too old');
  const read = body.safeParse(parsed(sent)).data ?? {};
  const type = query.get('type') ?? read.type ?? '';
  const payment = type === 'payment' && dataId !== null && /^\d{1,20}$/.test(dataId) ? dataId : null;
  const about = payment !== null && read.user_id ? { payment, seller: read.user_id } : null;
  // Whoever sends it again with another seller in it has not told what the first one told.
  return {
    eventId: `${xRequestId} ${dataId} ${ts} ${read.user_id ?? ''}`.slice(0, 400),
    type: (read.action ?? type).slice(0, 100),
    about,
  };
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

function parsed(sent: Buffer): unknown {
  try {
    return JSON.parse(sent.toString('utf8'));
  } catch {
    return null;
  }
}
