import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const besideTheCode = globSync(['src/**/*.test.ts', 'db/**/*.test.ts']);
/** What takes a running instance to test, or a database, brings it in from the tests' support; the rest are rules. */
const needsInstance = (file: string) =>
  file.startsWith('src/database/') || /from '[^']*tests\/support\//.test(readFileSync(file, 'utf8'));
const rules = besideTheCode.filter((file) => !needsInstance(file));
/** Starts whole programs, builds, kills databases, or sends everything everywhere: minutes each, run by `npm run test:all` alone. */
const long = [
  'tests/faults/**/*.test.ts',
  'tests/built/third-language.test.ts',
  'tests/attack/hostile-{addresses,requests}.test.ts',
  'src/server/sign-in/tries.test.ts',
  'src/server/verify-bills.test.ts',
  'src/database/embedded.test.ts',
  'src/print-agent/agent.test.ts',
];
const server = [...besideTheCode.filter(needsInstance), 'tests/{attack,built,growth}/**/*.test.ts'];
const withDatabase = { globalSetup: ['tests/support/server/global-setup.ts'] };

export default defineConfig({
  test: {
    maxWorkers: 2,
    // These end a test that hangs, and say nothing of how fast one is: a machine that stands still for seconds makes none of them red.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // The server's modules are read once for each worker, not once for each of some hundred and forty files: half the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'rules', include: rules } },
      { extends: true, test: { name: 'server', include: server, exclude: long, ...withDatabase } },
      { extends: true, test: { name: 'long', include: long, ...withDatabase } },
    ],
  },
});
