// A Vite plugin. Vite wraps every import() in a helper that first loads the stylesheets of what is imported: 2 KB of script on each
// page. Here a stylesheet belongs to an area and stands in its document, so nothing has any (tests/built/bundle.test.ts).
export function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
