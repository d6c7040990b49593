// Who may import whom. All imports run downward, features only from those above them, and nothing of the server reaches a browser.
import path from 'node:path';
import { read, sourceFiles } from './source-files.mjs';

/** From the top floor down: a file may import its own floor and those after it. */
const floors = ['server', 'pages', 'features', 'client', 'ui', 'database', 'lib'];
/** A feature may use those before it. */
export const features = [
  'restaurants',
  'accounts',
  'staff',
  'billing',
  'menu',
  'devices',
  'chain',
  'tables',
  'orders',
  'bills',
  'calls',
  'checks',
  'kitchen',
  'till',
  'printing',
  'reservations',
  'floor',
  'setup',
  'demo',
  'stats',
  'feedback',
  'platform',
];
/** What another feature may use: contracts, rules and stores, but not the functions that serve calls. */
const ownServer = /^src\/features\/([^/]+)\/server(\/|\.ts$)/;
/** Screens that judge what is typed by the contract's own rules, with its validator, which they load late. */
const validates = new Set([
  'src/features/restaurants/web/customization/look-draft.ts',
  'src/features/accounts/web/public/register/check-registration.ts',
]);
const statementImport = /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export function imports() {
  const graph = new Map(sourceFiles('src').map((file) => [file, importsOf(file)]));
  return [
    ...[...graph].flatMap(([file, edges]) => edges.flatMap((edge) => judge(file, edge))),
    ...reachingServer(graph),
    ...cycles(graph),
  ];
}

function importsOf(file) {
  const text = read(file);
  const edges = [];
  for (const [, type, names = '', target] of text.matchAll(statementImport)) {
    edges.push({ target: resolve(file, target), type: Boolean(type) || onlyTypes(names) });
  }
  for (const [, target] of text.matchAll(dynamicImport))
    edges.push({ target: resolve(file, target), type: false, lazy: true });
  return edges;
}

const onlyTypes = (names) => /^\{\s*(type [^,}]+,?\s*)+\}\s*from/.test(names.trim());

function resolve(from, target) {
  if (target.startsWith('#')) return `src/${target.slice(1)}`;
  if (target.startsWith('.')) return path.normalize(path.join(path.dirname(from), target));
  return target;
}

const floorOf = (file) => /^src\/([^/]+)\//.exec(file)?.[1];
const featureOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isScreen = (file) =>
  (/^src\/(pages|ui)\//.test(file) || file.includes('/web/')) && !file.endsWith('entry.server.tsx');
const isTest = (file) => /\.test\.tsx?$/.test(file);

function judge(file, { target, type }) {
  if (isTest(file)) return [];
  const complaints = [];
  const complain = (why) => complaints.push(`${file} imports ${target}: ${why}`);
  const from = floorOf(file);
  const to = floorOf(target);
  if (target === 'pg' && from !== 'database' && from !== 'server' && !type)
    complain('only database/ and the wiring may open connections');
  if (
    file.endsWith('/contract.ts') &&
    !/^(zod|@orpc\/contract)$/.test(target) &&
    to !== 'lib' &&
    !/\/(contract|values)\.ts$/.test(target)
  ) {
    complain('a contract imports lib, zod, contracts and values alone');
  }
  if (isScreen(file) && target.endsWith('/contract.ts') && !type && !validates.has(file))
    complain("a screen takes types from a contract, and what fields may hold from the feature's values.ts");
  if (!to || to === 'generated') return complaints;
  // Features are the exception to the order of floors: contracts are what the client speaks of.
  const contractForClient = from === 'client' && /^src\/features\/([^/]+\/)?contract\.ts$/.test(target);
  if (floors.indexOf(to) < floors.indexOf(from) && !contractForClient) complain(`${from}/ stands below ${to}/`);
  if (from === 'server' && to === 'ui') complain('the server renders pages through the bundle');
  if (from === 'features' && to === 'features') {
    const own = featureOf(file);
    const other = featureOf(target);
    if (own && other && own !== other) {
      if (features.indexOf(other) > features.indexOf(own)) complain(`${other} comes after ${own}`);
      if (ownServer.test(target)) complain('another feature offers contract, rules and store');
      if (target.includes('/web/') && !file.includes('/web/')) complain('only screens use the parts of screens');
    }
  }
  return complaints;
}

/** Screens may not reach, over any chain of imports, what runs on the server alone. */
function reachingServer(graph) {
  const complaints = [];
  const screens = [...graph.keys()].filter(
    (file) => !isTest(file) && (isScreen(file) || file.startsWith('src/client/')),
  );
  for (const screen of screens) {
    const seen = new Set([screen]);
    const queue = [screen];
    for (let file = queue.shift(); file; file = queue.shift()) {
      for (const { target, type } of graph.get(file) ?? []) {
        if (type || seen.has(target)) continue;
        seen.add(target);
        if (/^(src\/(server|database)\/|node:|pg$|fastify)/.test(target)) {
          complaints.push(`${screen} reaches ${target} through ${file}: that runs on the server alone`);
        } else queue.push(target);
      }
    }
  }
  return complaints;
}

function cycles(graph) {
  const state = new Map();
  const found = [];
  const visit = (file, trail) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push(`Files import one another in a loop: ${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}`);
      return;
    }
    state.set(file, 'open');
    for (const { target, type } of graph.get(file) ?? [])
      if (!type && graph.has(target)) visit(target, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
