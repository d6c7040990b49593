import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/browser/journey-setup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // What fails once and then holds is reported as flaky; on a slow machine that is no reason to stop the line.
  retries: 2,
  outputDir: 'test-results/playwright',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Journeys choose their language; the browser's own must not decide.
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What a service worker answers, a journey cannot take the place of; those about it let it in.
    serviceWorkers: 'block',
  },
});
