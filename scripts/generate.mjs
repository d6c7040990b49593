// Writes what is derived from other sources and never committed: the message functions, the browser's routes, the fonts, the
// first page's pictures.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { compile } from '@inlang/paraglide-js';
import { baseLocale, locales } from '../src/lib/locale.ts';
import './fonts.mjs';
import './home-pictures.mjs';

// The languages are those of lib/locale.ts, the namespaces the files that the default language has.
const project = './src/generated/project.inlang';
await mkdir(project, { recursive: true });
const catalogues = await readdir(`locales/${baseLocale}`);
const settings = {
  baseLocale,
  locales,
  telemetry: 'off',
  modules: ['../../node_modules/@inlang/plugin-message-format/dist/index.js'],
  'plugin.inlang.messageFormat': { pathPattern: catalogues.map((file) => `../../locales/{locale}/${file}`) },
};
await writeFile(`${project}/settings.json`, JSON.stringify(settings));
await compile({
  project,
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
/** @typedef {${locales.map((locale) => `'${locale}'`).join(' | ')}} Locale */
export const baseLocale = '${baseLocale}';
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
await writeRoutes('contract.json', () => true);
await writeRoutes(
  'contract-diner.json',
  (feature, { meta, route }) =>
    ['restaurants', 'menu', 'tables', 'orders', 'calls'].includes(feature) &&
    meta.permission === 'public' &&
    route.path.startsWith('/restaurants/{slug}'),
);

// What a phone loads with the page of the bill, and not before.
await writeRoutes(
  'contract-check.json',
  (feature, { meta, route }) =>
    ['checks', 'bills', 'feedback'].includes(feature) &&
    meta.permission === 'public' &&
    route.path.startsWith('/restaurants/{slug}'),
);

async function writeRoutes(file, wanted) {
  const routes = {};
  for (const [feature, entries] of Object.entries(contract)) {
    for (const [name, entry] of Object.entries(entries)) {
      const { route } = entry['~orpc'];
      if (!wanted(feature, entry['~orpc'])) continue;
      routes[feature] ??= {};
      routes[feature][name] = [route.method, route.path];
    }
  }
  await writeFile(`src/generated/${file}`, `${JSON.stringify(routes)}\n`);
}
// Tests ask by address: what answers there, for the compiler alone.
const addresses = Object.entries(contract).flatMap(([feature, entries]) =>
  Object.entries(entries).map(([name, entry]) => {
    const { method, path } = entry['~orpc'].route;
    const pattern = path.replaceAll(/\{\w+\}/g, `\${string}`);
    return `  [${JSON.stringify(method)}, \`/api${pattern}\`, Contract['${feature}']['${name}']],\n`;
  }),
);
await writeFile(
  'src/generated/addresses.ts',
  `import type { Contract } from '../features/contract.ts';\n\nexport type Addresses = [\n${addresses.join('')}];\n`,
);
// The message compiler leaves timers behind that would hold this process for half a minute.
process.exit(0);
