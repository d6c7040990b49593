import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type pg from 'pg';
import { refuse } from './auth-refuse.ts';
import { visitorOf } from './auth-visitor.ts';
import type { Tries } from './tries.ts';

const period = 30;
const digits = 6;
/** As the library accepts them: the step before, this one, and the next. */
const window = [-1, 0, 1];

/** The time step within the window that a code belongs to, or null when it is no code of this secret (RFC 6238). */
export function stepOf(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / 1_000 / period);
  const given = Buffer.from(code);
  const found = window
    .map((offset) => current + offset)
    .filter((step) => {
      const expected = Buffer.from(codeAt(secret, step));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  return found[0] ?? null;
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** What the library's second factor leaves open: a code is good once, and codes go to phones that have been confirmed. */
export function secondFactorRules(pool: pg.Pool, tries: Tries): BetterAuthPlugin {
  const codeOnce = createAuthMiddleware(async (ctx) => {
    const code: unknown = ctx.body?.code;
    const visitor = await visitorOf(ctx);
    if (!visitor || typeof code !== 'string') return;
    const { rows } = await pool.query<{ secret: string }>({
      name: 'secondFactor.secret',
      text: 'select secret from two_factors where user_id = $1',
      values: [visitor.id],
    });
    if (!rows[0]) return;
    const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: rows[0].secret });
    const step = stepOf(secret, code, Date.now());
    // A wrong code is the library's to count and to refuse.
    if (step === null) return;
    const { rowCount } = await pool.query({
      name: 'secondFactor.take',
      text: 'update two_factors set last_step = $2 where user_id = $1 and (last_step is null or last_step < $2)',
      values: [visitor.id, step],
    });
    if (rowCount === 0) throw refuse('code_invalid');
  });

  const newSecret = createAuthMiddleware(async (ctx) => {
    // The library would turn it on without a code having reached any phone: it is confirmed with verify-otp instead.
    if (ctx.body?.method === 'otp') throw refuse('phone_missing');
  });

  const sendCode = createAuthMiddleware(async (ctx) => {
    const visitor = await visitorOf(ctx);
    if (!visitor) return;
    const { rows } = await pool.query<{ phone: string | null; verified: boolean }>({
      name: 'secondFactor.phone',
      text: 'select phone, phone_verified as verified from users where id = $1',
      values: [visitor.id],
    });
    if (!rows[0]?.phone || !(rows[0].verified || visitor.signedIn)) throw refuse('phone_missing');
    if (!(await tries.take('code', visitor.id))) throw refuse('too_many_requests');
  });

  const confirmed = createAuthMiddleware(async (ctx) => {
    if (ctx.context.returned instanceof Error) return;
    const visitor = await visitorOf(ctx);
    if (!visitor?.signedIn) return;
    await pool.query({
      name: 'secondFactor.confirm',
      text: 'update users set phone_verified = true, updated_at = now() where id = $1 and phone is not null',
      values: [visitor.id],
    });
  });

  const offered = createAuthMiddleware(async (ctx) => {
    const answer = ctx.context.returned as { twoFactorRedirect?: boolean; twoFactorMethods?: string[] } | undefined;
    if (!answer?.twoFactorRedirect) return;
    const { rowCount } = await pool.query({
      name: 'secondFactor.hasPhone',
      text: 'select from users where email = $1 and phone_verified',
      values: [String(ctx.body?.email).toLowerCase()],
    });
    const methods = (answer.twoFactorMethods ?? []).filter((method) => method !== 'otp' || rowCount === 1);
    return ctx.json({ twoFactorRedirect: true, twoFactorMethods: methods });
  });

  return {
    id: 'second-factor-rules',
    hooks: {
      before: [
        { matcher: ({ path }) => path === '/two-factor/verify-totp', handler: codeOnce },
        { matcher: ({ path }) => path === '/two-factor/enable', handler: newSecret },
        { matcher: ({ path }) => path === '/two-factor/send-otp', handler: sendCode },
      ],
      after: [
        { matcher: ({ path }) => path === '/two-factor/verify-otp', handler: confirmed },
        { matcher: ({ path }) => path === '/sign-in/email', handler: offered },
      ],
    },
  };
}
