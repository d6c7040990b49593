// A Vite plugin. Grouping by who imports what alone gives nearly every set of pages files of its own: the orders' board asked for a hundred,
// and one text more on another page made it five more. What every page of the staff loads anyway, and no page of anybody else, is known
// only when all imports are: it goes into one file.
const texts = '/src/generated/messages/messages/';
const frame = 'restaurant-admin/layout';
const staffPage = /^restaurant-admin\//;

/** As a plugin of the build, which reads the imports, and two tests of a module for the groups of `codeSplitting`. */
export function staffFrame({ sharedBy }) {
  let pagesOf = new Map();
  const pages = (id) => pagesOf.get(id) ?? [];
  return {
    plugin: {
      name: 'staff-frame',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        pagesOf = pagesByModule([...this.getModuleIds()].map((id) => this.getModuleInfo(id)));
      },
    },
    /** Whether a page loads it that is not of the staff. */
    isOthersToo: (id) => ours(id) && pages(id).some((page) => !staffPage.test(page)),
    /** Whether it stands around the staff's pages, or many of them share it. */
    isStaffs: (id) => ours(id) && (pages(id).includes(frame) || pages(id).length >= sharedBy),
  };
}

const ours = (id) => id.includes('/src/');

/**
 * The pages that load a module with their first view, through however many imports, by its id. Texts are all imported from one
 * module, of which a page gets those that it reads.
 */
export function pagesByModule(modules) {
  const known = new Map(modules.map((module) => [module.id, module]));
  const textOf = new Map(modules.flatMap(({ id, exports }) => (id.includes(texts) ? [[exports[0], id]] : [])));
  const importsOf = ({ importedIds, code }) => {
    const read = [...code.matchAll(/\bm\[["']([\w.-]+)["']\]/g)].flatMap(([, key]) => textOf.get(key) ?? []);
    return [...importedIds.filter((id) => !id.endsWith('/messages/messages.js')), ...read];
  };
  const found = new Map();
  for (const { id, isEntry } of modules) {
    const page = isEntry && /\/src\/pages\/(.+)\.tsx?\b/.exec(id)?.[1];
    if (!page) continue;
    const below = new Set([id]);
    for (const module of below) {
      found.set(module, [...(found.get(module) ?? []), page]);
      const { importedIds = [], code } = known.get(module) ?? {};
      for (const next of importsOf({ importedIds, code: code ?? '' })) below.add(next);
    }
  }
  return found;
}
