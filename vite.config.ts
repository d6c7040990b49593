import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { computedMessages } from './scripts/computed-messages.mjs';
import { flatImports } from './scripts/flat-imports.mjs';
import { buildTarget } from './scripts/oldest-browsers.mjs';
import { plainFields } from './scripts/plain-fields.mjs';
import { plainImports } from './scripts/plain-imports.mjs';
import { staffFrame } from './scripts/staff-frame.mjs';
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

/** What pages share comes in one file for each set of pages, and what is small with the set nearest to it. */
const shared = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_500 };
const staff = staffFrame({ sharedBy: 6 });

export default defineConfig({
  plugins: [
    plainImports(),
    plainFields(),
    computedMessages(),
    flatImports(),
    tailwindcss(),
    reactRouter(),
    viewportHeights(),
    staff.plugin,
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
                // What others load too goes before what the staff alone do, so that no group takes along what the one below it imports.
                { ...shared, test: staff.isOthersToo, priority: 0.6 },
                { name: 'staff', test: staff.isStaffs, priority: 0.5 },
                { ...shared, test: /src\// },
              ],
            },
          },
        },
      },
    },
  },
});
