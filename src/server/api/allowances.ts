import type { Budget } from '#features/caller.ts';
import type { Allowance } from './limits.ts';

const minute = 60_000;

/** How much of what may be asked for. Every budget counts for itself; what it counts by is said where it is taken. */
export function allowances(ordersPerTable: number): Record<Budget, Allowance> {
  return {
    orders: { burst: ordersPerTable, refillMs: minute },
    // Each rings in the whole house.
    calls: { burst: 20, refillMs: minute },
    // Choosing what to pay is many taps, of several phones.
    checks: { burst: 120, refillMs: minute },
    // Phones that kept the secret of another evening are no guessers, and a house has one address for all of them.
    tableSecret: { burst: 60, refillMs: 10 * minute },
    // Each is a row that waits ten minutes; a kitchen has a handful of screens.
    deviceCodes: { burst: 30, refillMs: 10 * minute },
    registrations: { burst: 20, refillMs: 60 * minute },
    // A mobile network has many guests behind one address; one guest has one e-mail.
    reservations: { burst: 30, refillMs: 60 * minute },
    reservationLetters: { burst: 6, refillMs: 60 * minute },
    // Each is a twentieth of a second in which nothing else is served.
    invoices: { burst: 20, refillMs: minute },
    // Somebody reads them all.
    feedback: { burst: 10, refillMs: 60 * minute },
    // Wrong ones alone: a printer whose address was renewed goes on asking at the one before.
    printSecrets: { burst: 60, refillMs: 10 * minute },
  };
}
