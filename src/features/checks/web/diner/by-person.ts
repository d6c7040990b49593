import type { Check, CheckLine } from '../../told/contract.ts';

export interface PersonLines {
  key: string;
  person: CheckLine['person'];
  you: boolean;
  /** Who of the staff wrote it down. */
  by: string | null;
  lines: CheckLine[];
  cents: number;
}

/** Who, then what: one's own first, then the others by their numbers, the table's, and last what is paid already. */
export function byPerson({ lines }: Pick<Check, 'lines'>): { open: PersonLines[]; paid: PersonLines[] } {
  const dishes = lines.filter(({ line }) => line > 0);
  return {
    open: grouped(dishes.filter(({ paidApart }) => !paidApart)),
    paid: grouped(dishes.filter(({ paidApart }) => paidApart)),
  };
}

function grouped(lines: readonly CheckLine[]): PersonLines[] {
  const groups = new Map<string, PersonLines>();
  for (const line of lines) {
    const key = line.person === null ? `by ${line.by ?? ''}` : `phone ${line.person}`;
    const group = groups.get(key) ?? { key, person: line.person, you: line.you, by: line.by, lines: [], cents: 0 };
    group.lines.push(line);
    group.cents += line.cents;
    groups.set(key, group);
  }
  const rank = ({ you, person }: PersonLines) => (you ? 0 : (person ?? Number.MAX_SAFE_INTEGER));
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}
