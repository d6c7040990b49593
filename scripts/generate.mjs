// Writes what is derived from other sources and never committed: the message functions, the browser's routes, the fonts.
import { writeFile } from 'node:fs/promises';
import { compile } from '@inlang/paraglide-js';
import './fonts.mjs';

await compile({
  project: './project.inlang',
  outdir: './src/generated/messages',
  strategy: ['baseLocale'],
  disableAsyncLocalStorage: true,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
});
// The compiled runtime knows how to find a locale in cookies, addresses and headers. Here the server decides and tells
// (pages/entry.*): what is left of it is a few lines, and a kilobyte less on every phone.
await writeFile(
  'src/generated/messages/runtime.js',
  `/** @typedef {string & { readonly __brand?: 'LocalizedString' }} LocalizedString */
/** @template I, O, R @typedef {{}} MessageMetadata */
/** @typedef {'pt-BR' | 'en'} Locale */
export const baseLocale = 'pt-BR';
export const experimentalStaticLocale = undefined;
/** @type {() => Locale} */
let current = () => baseLocale;
/** @returns {Locale} */
export const getLocale = () => current();
/** @param {() => Locale} get */
export const overwriteGetLocale = (get) => {
  current = get;
};
`,
);

const { contract } = await import('../src/features/contract.ts');
// The browser needs methods and paths alone: {feature: {call: [method, path]}}. A diner's phone, those of the table.
const atTable = ['restaurants', 'menu', 'tables', 'orders'];
await writeRoutes('contract.json', () => true);
await writeRoutes(
  'contract-diner.json',
  (feature, { permission }) => atTable.includes(feature) && permission === 'public',
);

async function writeRoutes(file, wanted) {
  const routes = {};
  for (const [feature, entries] of Object.entries(contract)) {
    for (const [name, entry] of Object.entries(entries)) {
      const { route, meta } = entry['~orpc'];
      if (!wanted(feature, meta)) continue;
      routes[feature] ??= {};
      routes[feature][name] = [route.method, route.path];
    }
  }
  await writeFile(`src/generated/${file}`, `${JSON.stringify(routes)}\n`);
}
// The message compiler leaves timers behind that would hold this process for half a minute.
process.exit(0);
