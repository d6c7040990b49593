import { randomInt, randomUUID } from 'node:crypto';
import { type Reservation, reservations } from '#features/reservations/contract.ts';
import { tellChanges } from '#features/reservations/tell-later.ts';
import { addDays, todayIn } from '#lib/days.ts';
import { openTestInstance, type TestInstance } from './instance.ts';
import { addRestaurant, type SecondRestaurant } from './second-restaurant.ts';
import { type Answer, Visitor } from './visitor.ts';

/** A number of their own: guests with the same one get no second table for the same time. */
export const anyPhone = () =>
  `(11) 9${String(randomInt(100_000_000))
    .padStart(8, '0')
    .replace(/(.{4})$/, '-$1')}`;

/**
 * A house next door with three tables of four seats, whose hours say nothing, so that any time will do, and those who reserve
 * there: guests, and a waiter who writes down.
 */
export class Reserving {
  readonly instance: TestInstance;
  readonly door: SecondRestaurant;
  readonly staff: Visitor;
  readonly today: string;
  /** Far enough ahead to be in nobody's way. */
  readonly date: string;

  /** `now`: what the instance's clock shows. */
  static async open(now?: () => Date): Promise<Reserving> {
    const instance = await openTestInstance(now ? { now } : {});
    const door = await addRestaurant(instance.owner);
    return new Reserving(instance, door, await new Visitor(instance).signIn(door.waiter));
  }

  private constructor(instance: TestInstance, door: SecondRestaurant, staff: Visitor) {
    this.instance = instance;
    this.door = door;
    this.staff = staff;
    this.today = todayIn('America/Sao_Paulo', new Date());
    this.date = addDays(this.today, 10);
  }

  /** As at the beginning: no reservations, no letters, no hours, two hours each. */
  async reset(): Promise<void> {
    const { owner, letters } = this.instance;
    await owner.query('delete from reservations where restaurant_id = $1', [this.door.id]);
    await owner.query(
      `update restaurants set opening_hours = '{}', special_days = '{}', reservation_minutes = 120 where id = $1`,
      [this.door.id],
    );
    await owner.query(
      `update tables set deleted_at = null, capacity = 4, status = 'disponivel' where restaurant_id = $1`,
      [this.door.id],
    );
    letters.length = 0;
  }

  asked = (changes: object = {}) => ({
    customerName: 'Ana Souza',
    customerEmail: `${randomUUID()}@guest.example`,
    customerPhone: anyPhone(),
    date: this.date,
    time: '20:00',
    guests: 2,
    ...changes,
  });

  /** A guest's request. */
  ask = (changes: object = {}, visitor = new Visitor(this.instance)): Promise<Answer> =>
    visitor.post(`/api/restaurants/${this.door.slug}/reservations`, { key: randomUUID(), ...this.asked(changes) });

  /** What the waiter's form answers. */
  create = async (changes: object = {}) =>
    (await this.staff.post('/api/reservations', { key: randomUUID(), ...this.asked(changes) })).body;

  edit = (of: Reservation, changes: object = {}): Promise<Answer> => {
    const { customerName, customerEmail, customerPhone, date, time, guests, tableId, status, revision } = of;
    const form = { customerName, customerEmail, customerPhone, date, time, guests, tableId, status, revision };
    return this.staff.put(`/api/reservations/${of.id}`, { ...form, ...changes });
  };

  arrive = (of: Pick<Reservation, 'id' | 'revision'>, changes: object = {}): Promise<Answer> =>
    this.staff.post(`/api/reservations/${of.id}/arrival`, { revision: of.revision, ...changes });

  missed = (of: Pick<Reservation, 'id' | 'revision'>): Promise<Answer> =>
    this.staff.post(`/api/reservations/${of.id}/no-show`, { revision: of.revision });

  setStatus = (of: Pick<Reservation, 'id' | 'revision'>, status: string): Promise<Answer> =>
    this.staff.post(`/api/reservations/${of.id}/status`, { status, revision: of.revision });

  /** Three minutes on: changes that have stood until then are told. */
  tellChanges = (now = new Date()): Promise<void> => {
    const { database, letters } = this.instance;
    const onError = (error: unknown) => {
      throw error;
    };
    const doors = { system: database.system, scope: database.scope, onError };
    return tellChanges({ ...doors, post: async (letter) => void letters.push(letter) }, new Date(+now + 180_000));
  };

  list = async (date = this.date) => (await this.staff.ask(reservations.ofDay, { date })).reservations;
}
