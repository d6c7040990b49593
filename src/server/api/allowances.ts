import type { Budget } from '#features/caller.ts';
import type { Allowance } from './limits.ts';

const minute = 60_000;

/** How much of what may be asked for. Every budget counts for itself; what it counts by is said where it is taken. */
export function allowances(ordersPerTable: number): Record<Budget, Allowance> {
  return {
    // Whoever asks, for whatever: more than people, their screens and machines need on a full evening. A house's guests and all of a mobile
    // network share one address.
    network: { burst: 12_000, refillMs: minute },
    seat: { burst: 1_200, refillMs: minute },
    session: { burst: 6_000, refillMs: minute },
    device: { burst: 3_000, refillMs: minute },
    // Taps, of somebody quick: ten a second, and a handful of seconds of them at once.
    sessionWrites: { burst: 120, refillMs: minute / 5 },
    deviceWrites: { burst: 120, refillMs: minute / 5 },
    visitor: { burst: 600, refillMs: minute },
    agent: { burst: 120, refillMs: minute / 5 },
    printer: { burst: 120, refillMs: minute / 5 },
    orders: { burst: ordersPerTable, refillMs: minute },
    // Each rings in the whole house.
    calls: { burst: 20, refillMs: minute },
    // Choosing what to pay is many taps, of several phones.
    checks: { burst: 120, refillMs: minute },
    // One phone, whatever it calls itself, cannot go on holding a whole bill that it does not pay: what it chose is free after two minutes.
    claims: { burst: 60, refillMs: 15 * minute },
    claimsOfNetwork: { burst: 120, refillMs: 30 * minute },
    // Each turning back and forth is an entry in the history of the bill, for good: one a minute, and so many at once as a stepper is tapped.
    wishes: { burst: 20, refillMs: 20 * minute },
    parts: { burst: 30, refillMs: 30 * minute },
    partWords: { burst: 4, refillMs: 4 * minute },
    // Phones that kept the secret of another evening are no guessers, and a house has one address for all of them.
    tableSecret: { burst: 60, refillMs: 10 * minute },
    // Each is a row that waits ten minutes; a kitchen has a handful of screens.
    deviceCodes: { burst: 30, refillMs: 10 * minute },
    // Whoever is given a /48 has 65,536 networks.
    deviceCodesOfSite: { burst: 120, refillMs: 10 * minute },
    registrations: { burst: 20, refillMs: 60 * minute },
    // A mobile network has many guests behind one address; one guest has one e-mail.
    reservations: { burst: 30, refillMs: 60 * minute },
    reservationLetters: { burst: 6, refillMs: 60 * minute },
    // Each is a twentieth of a second in which nothing else is served.
    invoices: { burst: 20, refillMs: minute },
    // Somebody reads them all.
    feedback: { burst: 10, refillMs: 60 * minute },
    // A party's phones, each with second thoughts.
    visitRatings: { burst: 40, refillMs: 40 * minute },
    // Wrong ones alone: a printer whose address was renewed goes on asking at the one before.
    printSecrets: { burst: 60, refillMs: 10 * minute },
  };
}
