import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const reading = /(.*?)\.(?:get|getAll|has|set|append|delete)\(\s*([^,)]*)/g;
/** What a query is called where it is read. */
const called = [
  /const \[(\w+)[^\]]*\] = useSearchParams\(/g,
  /searchParams: (\w+)/g,
  /(\w+): URLSearchParams/g,
  /(\w+) = (?:[^;]*\? [\w.]+ : )?new URLSearchParams\(/g,
];
const filters = /useAddressFilter\(\s*([^,)]*)/g;
const queries = /useAddressQuery(?:<[^(]*>)?\(\s*(\{[^}]*\}|\w+)/g;
const routed = /Querystring:\s*\{([^}]*)\}/g;
const quoted = /'([^'\\]+)'/g;

const sources = ['src/pages', 'src/client', 'src/features', 'src/ui', 'src/server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What a constant holds: of texts the one, of a record all that it has. Looked for where it is used, then wherever it is made. */
function held(name: string, text: string): string[] | null {
  const made = new RegExp(`const ${name}(?:: [^=]+)? = ('[^']+'|\\{[^}]*\\})`);
  const found = made.exec(text) ?? sources.map((source) => made.exec(source.text)).find(Boolean);
  return found ? [...found[1]!.matchAll(quoted)].map(([, word]) => word!) : null;
}

/** What is asked of the queries of one source. */
function* askedIn(text: string): Generator<string> {
  const queriesHere = new Set(called.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!)));
  for (const [, before, argument] of text.matchAll(reading)) {
    const receiver = /(\w+)$/.exec(before!)?.[1];
    const isQuery = receiver
      ? receiver === 'searchParams' || queriesHere.has(receiver)
      : before!.includes('new URLSearchParams(');
    if (isQuery) yield argument!;
  }
  for (const pattern of [filters, queries]) for (const [, argument] of text.matchAll(pattern)) yield argument!;
}

/** Every name that some source asks a query for, and what asks by a name that cannot be told from the text alone. */
export function queryNames(): { names: string[]; untold: string[] } {
  const names = new Set<string>();
  const untold = new Set<string>();
  for (const { file, text } of sources) {
    for (const [, fields] of text.matchAll(routed)) {
      for (const [, name] of fields!.matchAll(/(\w+)\??:/g)) names.add(name!);
    }
    for (const argument of askedIn(text)) {
      const words = [...argument.matchAll(quoted)].map(([, word]) => word!);
      const known = words.length > 0 ? words : /^\w+$/.test(argument) ? held(argument, text) : null;
      for (const name of known ?? []) names.add(name);
      if (!known) untold.add(`${file}: ${argument}`);
    }
  }
  return { names: [...names].sort(), untold: [...untold].sort() };
}
