import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import type { Limits } from '#features/caller.ts';
import { printerAtDoor } from '#features/printing/printers/store.ts';
import { fits } from '#features/printing/secret.ts';
import { spend } from '#features/spend.ts';
import { uuid } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { networkOf } from '#lib/network.ts';

export interface PrintDoors {
  system: SystemDoor;
  limits: Limits;
  scope(restaurantId: string): Scope;
}

export interface AtPrinter {
  Params: { printer: string; secret: string };
}

export interface Admitted {
  id: string;
  scope: Scope;
}

/** A printer by its secret address. Guesses are bounded by where they come from; whoever knows the secret by its own requests alone. */
export async function admitPrinter(
  { system, limits, scope }: PrintDoors,
  kind: 'star' | 'epson',
  { params, ip }: Pick<FastifyRequest<AtPrinter>, 'params' | 'ip'>,
): Promise<Admitted> {
  const id = uuid.safeParse(params.printer).data ?? null;
  const found = id && (await printerAtDoor(system, id));
  if (id && found && found.kind === kind && fits(params.secret, found.secretHash)) {
    spend(limits, 'printer', id);
    return { id, scope: scope(found.restaurantId) };
  }
  spend(limits, 'printSecrets', networkOf(ip));
  throw new CodedError('not_found');
}

/** What a machine is answered with is of this moment. */
export const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
