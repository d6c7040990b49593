import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { value: number; moved: string[]; from: number }[];
    lastPress: number;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** So long each answer and each font takes: what stands until it is there is seen, and may not be of another height. */
const answerMs = 150;

/**
 * Asked of the browser itself: Playwright's routes hold every request, and the browser's own memory is off while they do, so that
 * each of some hundred pages was loaded as by a stranger.
 */
async function delayAnswers(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/live'))
      await new Promise((resolve) => setTimeout(resolve, answerMs));
    // The page may be gone by then.
    await browser.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*.woff2' }] });
}

/** From the next page on, each shift of what is seen is kept. */
export async function watchShifts(page: Page): Promise<void> {
  await delayAnswers(page);
  await page.addInitScript(() => {
    window.shifts = [];
    window.lastPress = 0;
    for (const press of ['click', 'keydown'])
      addEventListener(press, ({ timeStamp }) => (window.lastPress = timeStamp), { capture: true });
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'what is gone';
      return `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 4).join('.')} "${element.textContent?.slice(0, 30)}"`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        window.shifts.push({
          value: entry.value,
          from: entry.startTime,
          moved: entry.sources.map(
            ({ node, previousRect: was, currentRect: is }) =>
              `${named(node)} ${[was.x, was.y, was.width, was.height].map(Math.round)} -> ${[is.x, is.y, is.width, is.height].map(Math.round)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was asked for, or since the last press: in words where it is more than it may be. */
export async function shiftsBeyond(page: Page, most: number, since: 'load' | 'press'): Promise<string[]> {
  // Dialogs are opened by a press, and browsers excuse whatever moves in the half second after one: here it counts.
  const shifts = await page.evaluate(
    (from) => window.shifts.filter((shift) => shift.from >= from),
    since === 'load' ? 0 : await page.evaluate(() => window.lastPress),
  );
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum <= most ? [] : [`moves by ${sum.toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join('; ')}`];
}
