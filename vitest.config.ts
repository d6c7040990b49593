import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const besideTheCode = globSync(['src/**/*.test.ts', 'db/**/*.test.ts']);
/** What takes a running instance to test, or a database, brings it in from the tests' support; the rest are rules. */
const needsInstance = (file: string) =>
  file.startsWith('src/database/') || /from '[^']*tests\/support\//.test(readFileSync(file, 'utf8'));
const rules = besideTheCode.filter((file) => !needsInstance(file));
const instance = besideTheCode.filter(needsInstance);

export default defineConfig({
  test: {
    maxWorkers: 2,
    // The server's modules are read once for each worker, not once for each of some hundred and forty files: half the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'rules', include: rules } },
      {
        extends: true,
        test: {
          name: 'instance',
          include: [...instance, 'tests/{attack,built,faults,growth}/**/*.test.ts'],
          globalSetup: ['tests/support/server/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
