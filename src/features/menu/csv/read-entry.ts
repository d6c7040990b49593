import { commands, turnsText, withoutCommands, withoutTurns } from '#lib/direction.ts';
import { pictureUrlFault } from '#lib/sent-files.ts';
import { allergens, dietaryTags } from '../values.ts';
import { folded, namesOf, pricesOf } from './cells.ts';
import type { CsvColumn, CsvProblem } from './contract.ts';
import type { Entry, TableMenu } from './entry.ts';
import type { WordedGroup } from './group-words.ts';
import type { TableRow } from './table.ts';
import { allergenOf, pricingOf, tagOf, truthOf } from './words.ts';

type Complain = (column: CsvColumn, problem: CsvProblem['problem'], value: string) => void;

const lengths = {
  category: 80,
  name: 120,
  description: 1_000,
  nameEn: 120,
  descriptionEn: 1_000,
  categoryEn: 80,
  image: 2_000,
} as const;
const texts = Object.keys(lengths) as (keyof typeof lengths)[];
const names: readonly string[] = ['category', 'name', 'nameEn', 'categoryEn'];

/**
 * What a row says of a product: a field for each column that is there, and is not left empty where empty means "as it is". What
 * cannot be understood is complained of and left out. `old` is the product as it is.
 */
export function readEntry(
  { cells }: TableRow,
  { optionGroups, stations }: Pick<TableMenu, 'optionGroups' | 'stations'>,
  old: Entry | null,
  complain: Complain,
): Partial<Entry> {
  const entry: Partial<Entry> = {};

  for (const column of texts) {
    const text = cells[column];
    if (text === undefined) continue;
    const before = column === 'image' ? old?.imageUrl : old?.[column];
    if (text === '' && (column === 'category' || column === 'name')) complain(column, 'required', '');
    else if (text.length > lengths[column]) complain(column, 'too_long', text);
    else if (text.includes('\0')) complain(column, 'invalid', text.replaceAll('\0', ''));
    else if (names.includes(column) && turnsText(text)) {
      complain(column, 'invalid', withoutTurns(text));
    } else if (names.includes(column) && commands(text) && text !== before) {
      // What has been called so since before that was refused comes back as it went out.
      complain(column, 'invalid', withoutCommands(text));
    } else if (column !== 'image') entry[column] = text;
    else if (text === '' || text === before || !pictureUrlFault(text)) entry.imageUrl = text || null;
    else complain('image', 'image', text);
  }

  if (cells.pricing) {
    const pricing = pricingOf(cells.pricing);
    if (pricing === null) complain('pricing', 'pricing', cells.pricing);
    else entry.pricing = pricing === 'each' ? null : pricing;
  }
  const isOpen = (entry.pricing === undefined ? old?.pricing : entry.pricing) === 'open';
  if (cells.price !== undefined) {
    const [cents, another] = pricesOf(cells.price);
    // Of an open price nobody asks for one here.
    if (cells.price === '' && isOpen) entry.priceCents = 0;
    else if (cells.price === '') complain('price', 'required', '');
    else if (cents === undefined) complain('price', 'price', cells.price);
    else if (another !== undefined) complain('price', 'price_unclear', cells.price);
    else entry.priceCents = cents;
  }
  if (cells.available) {
    const available = truthOf(cells.available);
    if (available === null) complain('available', 'available', cells.available);
    else entry.available = available;
  }
  if (cells.minutes) {
    if (/^\d{1,3}$/.test(cells.minutes) && Number(cells.minutes) <= 600)
      entry.preparationMinutes = Number(cells.minutes);
    else complain('minutes', 'minutes', cells.minutes);
  }

  if (cells.station !== undefined) {
    const { station } = cells;
    const found =
      stations.find(({ name }) => name === station) ?? stations.find(({ name }) => folded(name) === folded(station));
    if (station && !found) complain('station', 'station', station);
    else entry.stationId = found?.id ?? null;
  }

  const words = <Key>(column: 'tags' | 'allergens', read: (word: string) => Key | null) => {
    const found = new Set<Key>();
    for (const word of (cells[column] ?? '').split(/[,;|]/).map((each) => each.trim())) {
      const key = read(word);
      if (key) found.add(key);
      else if (word) complain(column, column === 'tags' ? 'tag' : 'allergen', word);
    }
    return found;
  };
  // In the order of the product's own lists, so that the same words are the same value.
  if (cells.tags !== undefined) {
    const found = words('tags', tagOf);
    entry.tags = dietaryTags.filter((tag) => found.has(tag));
  }
  if (cells.allergens !== undefined) {
    const found = words('allergens', allergenOf);
    entry.allergens = allergens.filter((allergen) => found.has(allergen));
  }
  if (cells.options !== undefined) {
    entry.optionGroupIds = groupsNamed(namesOf(cells.options), optionGroups, old?.optionGroupIds ?? [], complain);
  }
  return entry;
}

/** Groups by name. Of several with one name those that the product has are meant; a new choice among them cannot be told. */
function groupsNamed(
  names: readonly string[],
  groups: readonly WordedGroup[],
  attached: readonly string[],
  complain: Complain,
): string[] {
  const ids: string[] = [];
  for (const name of names) {
    const candidates = groups.filter((group) => folded(group.name) === folded(name)).map(({ id }) => id);
    const exact = groups.filter((group) => group.name.trim() === name).map(({ id }) => id);
    const own = attached.find((id) => exact.includes(id) && !ids.includes(id));
    const left = candidates.filter((id) => !ids.includes(id));
    if (own) ids.push(own);
    else if (candidates.length === 0) complain('options', 'option_missing', name);
    else if (candidates.length > 1) complain('options', 'option_ambiguous', name);
    else if (left[0]) ids.push(left[0]);
  }
  return ids;
}
