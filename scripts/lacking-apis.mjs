// What the oldest browsers lack, by MDN's tables.
import { createRequire } from 'node:module';
import { oldestBrowsers } from './oldest-browsers.mjs';

const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { builtins, regular_expressions: patterns, classes, operators, statements } = javascript;

const { chrome, edge, firefox, ios, safari } = oldestBrowsers;
/** By the tables' names. A page is opened in Chrome, or by another application that shows it as Chrome would. */
const oldest = { chrome, chrome_android: chrome, webview_android: chrome, edge, firefox, safari, safari_ios: ios };

/** As a number that tells which is older; what is not told counts as there. */
const age = (version) => {
  const [major, minor = '0'] = version.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
};

const knows = (support, version) =>
  [support]
    .flat()
    .some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      if (flags || prefix || other) return false;
      if (added === null || added === undefined) return true;
      return typeof added === 'string' && added !== 'preview' && age(added) <= age(version) && !removed;
    });

/** Whether one of the oldest browsers has it not. */
export function lacks(entry) {
  const support = entry?.__compat?.support;
  if (!support) return false;
  return Object.entries(oldest).some(([browser, version]) => support[browser] && !knows(support[browser], version));
}

const members = (entry) => Object.entries(entry).filter(([name, { __compat }]) => name !== '__compat' && __compat);
const ofInstances = ({ __compat: { spec_url: address } }) =>
  [address].flat().some((url) => url?.includes('.prototype.'));

/** `fetch`, `Iterator`; 'Object.groupBy'; `toSorted`, where nothing that has a method of that name has it in all of them. */
export const globals = new Set();
export const statics = new Set();
export const methods = new Set();
const elsewhere = new Set();

function method(name, entry) {
  if (lacks(entry)) methods.add(name);
  else elsewhere.add(name);
}

/** What pages are made with: of what else there is (graphs of neurons, virtual worlds) nearly every word is a method. */
const ofPages =
  /^(Abort|Animation|Blob|BroadcastChannel|Clipboard|Crypto|CSSStyle|Document|DOM|Element|Event|FileReader|FormData|Headers|History|HTML|Intersection|Location|MutationObserver|Navigator$|Node|Range|Request|Resize|Response|Selection|ShadowRoot|Storage$|Text|URL|Window$)/;

for (const [name, entry] of Object.entries(api)) {
  if (lacks(entry)) globals.add(name);
  for (const [member, each] of members(entry)) {
    const [, own] = /^(\w+)_static$/.exec(member) ?? [];
    if (own) {
      if (lacks(each)) statics.add(`${name}.${own}`);
      else elsewhere.add(own);
    } else if (!member.endsWith('_event') && (ofPages.test(name) || !lacks(each))) method(member, each);
    if (name === 'Window' && lacks(each)) globals.add(member);
  }
}
for (const [name, entry] of [...Object.entries(builtins), ...Object.entries(builtins.Intl)]) {
  if (!entry.__compat) continue;
  if (lacks(entry)) globals.add(name);
  for (const [member, each] of members(entry)) {
    if (ofInstances(each)) method(member, each);
    else if (lacks(each)) statics.add(`${name}.${member}`);
    else elsewhere.add(member);
  }
}
for (const name of elsewhere) methods.delete(name);

/** What is no call but a way of writing, by the node of the tree that shows it. */
const named = {
  'a static block': classes.static.initialization_blocks ?? classes.static_initialization_blocks,
  'an import with attributes': statements.import.import_attributes,
  'a declaration with `using`': statements.using,
  'looking behind in a pattern': patterns.lookbehind_assertion,
  'flags within a pattern': patterns.modifier,
  "a pattern's flag v": builtins.RegExp.unicodeSets,
  'awaiting outside of functions': operators.await.top_level,
};
for (const [name, entry] of Object.entries(named))
  if (!entry?.__compat) throw new Error(`The tables do not tell of ${name}`);
export const writing = new Set(Object.keys(named).filter((name) => lacks(named[name])));
