import { test as base, expect } from '@playwright/test';
import { openConsoles, unexpected } from './journey-console.ts';
import { type Instance, visit } from './journey-instances.ts';
import { type JourneyProcess, openProcess } from './journey-process.ts';

export { expect };

interface OfJourney {
  /** What the program is set to for these journeys beyond what it is set to for all. */
  settings: Record<string, string>;
  instance: Instance;
}
interface OfWorker {
  host: JourneyProcess;
}

/** Each journey has an instance of its own, with the demo restaurant as it was seeded: none meets what another left. */
export const test = base.extend<OfJourney, OfWorker>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which fixtures are needed.
    async ({}, use) => {
      const host = openProcess('journey-host.ts');
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  instance: [
    async ({ browser, host, settings }, use, journey) => {
      host.say(settings);
      const instance = await host.heard<Instance>();
      visit(instance);
      openConsoles();
      await use(instance);
      const complaints = unexpected();
      // Pages that are open hold streams, for which the program would wait when it stops.
      await Promise.all(browser.contexts().map((context) => context.close()));
      visit(null);
      // What fails otherwise says more of why.
      if (journey.status === 'passed') expect(complaints, 'what no console should complain of').toEqual([]);
    },
    { auto: true },
  ],
});
