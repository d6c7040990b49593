import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What fails alone: nobody reads the rest of a report. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Each rule that a page, or the part of it, breaks, with the elements that break it; `apart` is left out. */
export async function violationsOf(page: Page, part?: string, apart?: string): Promise<string[]> {
  // What comes in is looked at when it is there: half faded in, no text has its contrast yet. Entrances are switched off rather
  // than shortened: a form may be fetched in the middle of a scan, and an animation that has had no frame yet shows its beginning.
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, ::before, ::after { transition: none !important } [class*="animate-"] { animation: none !important }',
    );
    document.adoptedStyleSheets.push(still);
    // What goes with the scrolling ends with no time.
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    // One that begins while another is waited for is waited for too.
    for (let moving = running(); moving.length > 0; moving = running())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  // A message that is fading out is on its way and nobody's to read any more.
  const violations = await scan(page, part, ['[popover] .opacity-0', ...(apart ? [apart] : [])]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return violations;
}

async function scan(page: Page, part: string | undefined, without: string[]): Promise<string[]> {
  // Once for each document: its 650 KB take a browser longer than what they then look for.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<same_origin>'] })`);
  const context = { ...(part && { include: [[part]] }), exclude: without.map((each) => [each]) };
  return page.evaluate(
    async ([context, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [context, options] as const,
  );
}
