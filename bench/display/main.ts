// The kitchen's display as it is shipped, with 400 open lines: how it scrolls, and what an event and a touch cost it.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Instance } from '../../tests/support/browser/journey-instances.ts';
import { openProcess } from '../../tests/support/browser/journey-process.ts';
import { fillKitchen } from './fill-kitchen.ts';
import { measure } from './frames.ts';
import { printFrames } from './report.ts';

const { values } = parseArgs({
  options: { lines: { type: 'string', default: '400' }, slow: { type: 'string', default: '1' } },
});
const say = (line: string) => console.error(`  ${line} ...`);

say('Starting a house of its own');
const instance = openProcess('journey-instance.ts');
const told = await instance.heard<Instance>();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    const context = await browser.newContext({ viewport, baseURL: told.url });
    const page = await context.newPage();
    say(`Ordering ${values.lines} lines`);
    const open = await fillKitchen(context.request, told.url, Number(values.lines));
    if (Number(values.slow) > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
    }
    say(`Scrolling at ${viewport.width} x ${viewport.height}`);
    await page.goto('/restaurant-admin/kitchen?station=todas');
    await page.locator('.k-ticket').first().waitFor();
    for (const [name, frames] of Object.entries(await measure(page)))
      console.log(printFrames(`${viewport.width} x ${viewport.height}, ${open} lines, ${name}`, frames));
    await context.close();
  }
} finally {
  await browser.close();
  await instance.close();
}
