import { type FormRules, faultsOf, type Typed } from './faults.ts';

/** A moment is refused as a whole, with its table: what was said of one part may be answered by another. */
const moment = ['date', 'time', 'night'];

/** The fields of which nothing is wrong any more, as far as a form can tell, once the field `name` was typed into. */
export function settledBy(name: string, typed: Typed, rules: FormRules): string[] {
  const faults = faultsOf(typed, rules);
  const touched = moment.includes(name) ? [...moment, 'tableId'] : [name];
  return touched.filter((field) => !faults[field]);
}
