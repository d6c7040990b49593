import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

const secret = statement('secondFactor.secret', 'select secret from two_factors where user_id = $1');

/** As the authentication library encrypted it; null without an app. */
export async function readFactorSecret(system: SystemDoor, id: string): Promise<string | null> {
  const [found] = await system.rows<{ secret: string }>(secret, [id]);
  return found?.secret ?? null;
}

const take = statement(
  'secondFactor.take',
  `update two_factors set last_step = $2 where user_id = $1 and (last_step is null or last_step < $2) returning user_id`,
);

/** False when a code of this time step, or of a later one, has been used: each is good once. */
export async function takeStep(system: SystemDoor, id: string, step: number): Promise<boolean> {
  return (await system.rows(take, [id, step])).length > 0;
}

const phone = statement('secondFactor.phone', 'select phone, phone_verified as verified from users where id = $1');

export async function readPhone(
  system: SystemDoor,
  id: string,
): Promise<{ phone: string | null; verified: boolean } | null> {
  const [found] = await system.rows<{ phone: string | null; verified: boolean }>(phone, [id]);
  return found ?? null;
}

const confirm = {
  app: statement(
    'secondFactor.confirmApp',
    `update two_factors set confirmed_at = now() where user_id = $1 and verified and confirmed_at is null
     returning user_id`,
  ),
  phone: statement(
    'secondFactor.confirmPhone',
    `update users set phone_verified = true, phone_since = now(), updated_at = now()
     where id = $1 and phone is not null and not phone_verified returning id`,
  ),
};

/** False when it had been confirmed before. */
export async function confirmFactor(system: SystemDoor, factor: 'app' | 'phone', id: string): Promise<boolean> {
  return (await system.rows(confirm[factor], [id])).length > 0;
}

const hasPhone = statement('secondFactor.hasPhone', 'select 1 from users where email = $1 and phone_verified');

export async function hasConfirmedPhone(system: SystemDoor, email: string): Promise<boolean> {
  return (await system.rows(hasPhone, [email])).length === 1;
}

const asked = statement(
  'thirdParty.factors',
  `select exists (select from two_factors f where f.user_id = u.id and f.verified) as totp, u.phone_verified as otp
   from users u where u.id = $1 and u.two_factor_enabled`,
);

/** What the second step of an account may be; null when it has no second step. */
export async function factorsAsked(system: SystemDoor, id: string): Promise<{ totp: boolean; otp: boolean } | null> {
  const [found] = await system.rows<{ totp: boolean; otp: boolean }>(asked, [id]);
  return found ?? null;
}
