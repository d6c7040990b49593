import { defineConfig } from '@playwright/test';

const root = process.getuid?.() === 0;
const whole = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const shell = process.env.HEADLESS_SHELL_PATH ?? whole;

const browser = (executablePath: string, ...more: string[]) => ({
  launchOptions: {
    executablePath,
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      ...more,
    ],
  },
});

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/browser/journey-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // What fails once and then holds is reported as flaky; the core (scripts/test.mjs) has no second try.
  retries: 1,
  outputDir: 'test-results/playwright',
  use: {
    // What never comes is given up, and tried again, long before the whole test would be.
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Journeys choose their language; the browser's own must not decide.
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What a service worker answers, a journey cannot take the place of; those about it let it in.
    serviceWorkers: 'block',
  },
  projects: [
    // Its letters are as wide as the whole browser's.
    { name: 'journeys', testIgnore: '**/widths.spec.ts', use: browser(shell, '--font-render-hinting=none') },
    // Whether anything jumps depends on when what is drawn first: that is asked of the browser that people have.
    { name: 'widths', testMatch: '**/widths.spec.ts', use: browser(whole) },
  ],
});
