import { isThing, type Lexicon, likeness } from './lexicon.ts';
import { isMeasure, leavesContrast, type Name } from './names.ts';
import type { Token } from './tokens.ts';
import { contrasts, fillers, hesitations, retractions } from './words.ts';

/** How well words name a thing: by what it stands under; by something in it; by what it is called; in full but for its kind; in full. */
export const naming = { kind: 0, part: 1, head: 2, kindless: 3, full: 4 } as const;

/** Words of the text that name something of the menu, from `start` on. */
export interface Cover {
  start: number;
  /** After the last token that names it. */
  end: number;
  used: readonly number[];
  /** Between them, and no part of the name: 'grande' in 'pizza grande de calabresa'. */
  skipped: readonly number[];
  /** Places of the name's words that are said. */
  covered: ReadonlySet<number>;
  cost: number;
  level: number;
  /** Something is left unsaid without which it would be another thing. */
  lacking: boolean;
}

const breaks = new Set([...hesitations, ...retractions, 'ou', 'nao'].filter((word) => word !== 'pera'));
const mostSkipped = 2;
const joining = new Set(['e', '+', '&', 'com', 'para', 'a']);

/** What of a name is said from this token on; null when nothing of its own is. */
export function coverAt(
  tokens: readonly Token[],
  at: number,
  name: Name,
  lexicon: Lexicon,
  blocks: (token: Token) => boolean,
): Cover | null {
  const covered = new Set<number>();
  const said = new Set<string>();
  const used: number[] = [];
  const places: (number | null)[] = [];
  let skipped: number[] = [];
  let passed: number[] = [];
  let cost = 0;
  for (let next = at; next < tokens.length; next += 1) {
    const token = tokens[next] as Token;
    if (token.sign === 'cut' || breaks.has(token.word)) break;
    const match = token.sign === 'joint' ? null : matchIn(name, token, tokens[next - 1], covered, said, lexicon);
    const hit = match && countsOtherwise(name, match.place, covered, tokens[next - 1]) ? null : match;
    if (hit) {
      if (hit.place === null) said.add(hit.word);
      else covered.add(hit.place);
      cost += hit.cost;
      used.push(next);
      places.push(hit.place);
      skipped = [...skipped, ...passed];
      passed = [];
    } else if (next === at) return null;
    else if (token.sign === 'joint' || joining.has(token.word)) {
      const following = tokens[next + 1];
      const own = token.sign === 'joint' ? name.joined : true;
      // 'baião com 2 ovos' does not say again that it is 'Baião de dois'.
      if (token.word === 'com' && following?.sign === 'number') break;
      const goesOn = following && matchIn(name, following, token, covered, said, lexicon);
      if (!own || !goesOn || goesOn.place === null) break;
    } else if (!fillers.has(token.word)) {
      if (token.sign === 'number' || blocks(token) || skipped.length + passed.length >= mostSkipped) break;
      passed.push(next);
    }
  }
  const names = (place: number) =>
    (name.core.has(place) || name.heads.has(place)) &&
    (name.words[place] === 'meia' || !contrasts.has(name.words[place] ?? ''));
  const whole = name.words.every((_, place) => covered.has(place));
  if (misses(name, covered) || parts(name, places)) return null;
  const own = whole || [...covered].some(names);
  if (!own && said.size === 0) return null;
  const end = (used.at(-1) as number) + 1;
  const level = own ? levelOf(name, covered, cost) : naming.kind;
  return { start: at, end, used, skipped, covered, cost, level, lacking: leavesContrast(name, covered) };
}

/** 'sem açúcar com gelo' is not without ice. */
const parts = ({ words }: Name, places: readonly (number | null)[]) =>
  places.some(
    (place, at) => place !== null && words[place] === 'sem' && at + 1 < places.length && places[at + 1] !== place + 1,
  );

/** 'com gás' is not 'sem gás'. */
const misses = ({ words }: Name, covered: ReadonlySet<number>) =>
  words.some((word, place) => word === 'sem' && !covered.has(place) && covered.has(place + 1));

function levelOf(name: Name, covered: ReadonlySet<number>, cost: number): number {
  if (cost >= likeness.faint) return naming.part;
  if (name.words.every((_, place) => covered.has(place))) return naming.full;
  if ([...name.core].every((place) => covered.has(place))) return naming.kindless;
  return [...name.heads].some((place) => covered.has(place)) ? naming.head : naming.part;
}

/** 'três bolas' are not the two of 'Sorvete, 2 bolas'. */
function countsOtherwise(name: Name, place: number | null, covered: ReadonlySet<number>, before: Token | undefined) {
  if (place === null || place === 0 || before?.sign !== 'number') return false;
  return /^\d+$/.test(name.words[place - 1] ?? '') && !covered.has(place - 1);
}

/** The word of the name that the token is: one of its own that was not said yet, or of what it stands under. */
function matchIn(
  name: Name,
  token: Token,
  before: Token | undefined,
  covered: ReadonlySet<number>,
  said: ReadonlySet<string>,
  lexicon: Lexicon,
) {
  const meanings = lexicon.meanings(token.word);
  for (const [word, cost] of meanings) {
    const place = name.words.findIndex(
      (own, each) => own === word && !covered.has(each) && !(own === 'sem' && covered.has(each + 1)),
    );
    if (place >= 0) return { place, word, cost };
  }
  for (const [word, cost] of meanings) {
    const another = before !== undefined && name.apart?.get(word) === before.word;
    if (name.context.has(word) && !another && !said.has(word) && !name.words.includes(word))
      return { place: null, word, cost };
  }
  return null;
}

/** Those that most words name, the surest of them: one, or several that nobody can tell apart by what was said. */
export function bestOf<Kind extends Name>(found: readonly { name: Kind; cover: Cover }[]) {
  const most = Math.max(0, ...found.map(({ cover }) => cover.used.length));
  const longest = found.filter(({ cover }) => cover.used.length === most);
  const least = Math.min(...longest.map(({ cover }) => cover.cost));
  const surest = longest.filter(({ cover }) => cover.cost === least);
  const level = Math.max(0, ...surest.map((each) => each.cover.level));
  const top = surest.filter((each) => each.cover.level === level);
  const dropsKind = level === naming.head && top.every(isByFood);
  if (level !== naming.kindless && !dropsKind) return top;
  // Called without its kind, 'calabresa' is the pizza among pizzas, and may be another thing's first word as well.
  return surest.filter(
    ({ cover, name }) =>
      cover.level === level ||
      (cover.level === naming.head && !isOfKind(name, top)) ||
      (cover.level === naming.part && saysAll(name, cover)),
  );
}

/** 'camarão' of 'Risoto de camarão e limão': called by a food that other dishes may be made of as well. */
export const isByFood = ({ name, cover }: { name: Name; cover: Cover }) =>
  !cover.covered.has(0) && [...cover.covered].every((place) => isThing(name.words[place] ?? ''));

/** 'manga' of 'Salada de manga e rúcula': it says neither the dish nor all that is in it. */
export const isOnlyPartOf = (found: { name: Name; cover: Cover }) =>
  isByFood(found) && [...found.name.core].some((place) => place > 0 && !found.cover.covered.has(place));

/** 'califórnia' is all that tells one uramaki from another, as it is of the temaki. */
const saysAll = ({ words, heads }: Name, { covered, cost }: Cover) =>
  cost === 0 &&
  words.every(
    (word, place) => covered.has(place) || (heads.has(place) && place === 0) || isMeasure(word) || word === 'unidade',
  );

function isOfKind<Kind extends Name>(name: Kind, top: readonly { name: Kind }[]): boolean {
  return top.some(({ name: { words, core } }) =>
    words.every((word, place) => core.has(place) || name.words.includes(word) || name.context.has(word)),
  );
}
