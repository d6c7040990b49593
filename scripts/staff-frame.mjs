// A Vite plugin. Grouping by who imports what alone gives nearly every set of pages files of its own: the orders' board asked for a hundred,
// and one text more on another page made it five more. What every page of the staff loads anyway, and no page of anybody else, is known
// only when all imports are: it goes into one file.
const texts = '/src/generated/messages/messages/';
const everyText = '/messages/messages.js';
const frame = 'restaurant-admin/layout';
const staffPage = /^restaurant-admin\//;

/** As a plugin of the build, which reads the imports, and two tests of a module for the groups of `codeSplitting`. */
export function staffFrame({ sharedBy }) {
  let pagesOf = new Map();
  const pages = (id) => (id.includes('/src/') && pagesOf.get(id)) || [];
  const isOthersToo = (id) => pages(id).some((page) => !staffPage.test(page));
  return {
    plugin: {
      name: 'staff-frame',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        pagesOf = pagesByModule([...this.getModuleIds()].map((id) => this.getModuleInfo(id)));
      },
    },
    /** Whether a page that is not of the staff loads it, at first or later. */
    isOthersToo,
    /** Whether it stands around the staff's pages, or many of them share it, and nobody else's. */
    isStaffs: (id) => !isOthersToo(id) && (pages(id).includes(frame) || pages(id).length >= sharedBy),
  };
}

/**
 * The pages that load a module through however many imports, by its id: those of the staff with their first view, others also later.
 * Texts are all imported from one module, of which a page gets those that it reads.
 */
export function pagesByModule(modules) {
  const known = new Map(modules.map((module) => [module.id, module]));
  const textOf = new Map(modules.flatMap(({ id, exports }) => (id.includes(texts) ? [[exports[0], id]] : [])));
  const textsOf = (code) => [...code.matchAll(/\bm\[["']([\w.-]+)["']\]/g)].flatMap(([, key]) => textOf.get(key) ?? []);
  const found = new Map();
  for (const { id, isEntry } of modules) {
    const page = isEntry && /\/src\/pages\/(.+)\.tsx?\b/.exec(id)?.[1];
    if (!page) continue;
    const below = new Set([id]);
    for (const at of below) {
      found.set(at, [...(found.get(at) ?? []), page]);
      const { importedIds = [], dynamicallyImportedIds = [], code } = known.get(at) ?? {};
      const later = staffPage.test(page) ? [] : dynamicallyImportedIds;
      for (const next of [...importedIds, ...later, ...textsOf(code ?? '')])
        if (!next.endsWith(everyText)) below.add(next);
    }
  }
  return found;
}
