import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { computedMessages } from './scripts/computed-messages.mjs';
import { flatImports } from './scripts/flat-imports.mjs';
import { buildTarget } from './scripts/oldest-browsers.mjs';
import { plainFields } from './scripts/plain-fields.mjs';
import { plainImports } from './scripts/plain-imports.mjs';
import { viewportHeights } from './scripts/viewport-heights.mjs';

/**
 * What every page with a script needs, in two halves: small files would each cost a request and compress badly, and one file would be
 * run in one piece, during which a cheap phone answers nobody.
 */
const react = /node_modules\/(react|react-dom|scheduler)\//;
const foundation =
  /node_modules\/(react-router|cookie|set-cookie-parser|@tanstack\/(query-core|react-query))\/(?!.*infinite)/i;

/** The menu at a table, with all that it imports: what a diner's phone loads first comes in two files. */
const diner = /src\/pages\/(root|diner\/(layout|menu))\.tsx/;

export default defineConfig({
  plugins: [
    plainImports(),
    plainFields(),
    computedMessages(),
    flatImports(),
    tailwindcss(),
    reactRouter(),
    viewportHeights(),
  ],
  build: { target: buildTarget, assetsInlineLimit: 0, cssMinify: true, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // As short as it can be said where fields of classes are rewritten: nobody here counts on more.
          transform: { assumptions: { setPublicClassFields: true } },
          // What React Router would tell developers on the console.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce', 'console.warn'] },
          output: {
            // What is shared would be named after all who share it, with signs that the service worker does not look for.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'react', test: react, priority: 3 },
                { name: 'foundation', test: foundation, priority: 2 },
                { name: 'diner', test: diner, priority: 1 },
                // What the same pages share comes in one file. Each text is a module: without this, the orders' board asks for 215 files.
                {
                  name: 'shared',
                  test: /src\//,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2_500,
                },
              ],
            },
          },
        },
      },
    },
  },
});
