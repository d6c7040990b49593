import type { CDPSession, Page } from '@playwright/test';

export interface Frames {
  /** Between one frame and the next, in milliseconds. */
  times: number[];
  /** Whatever kept the page from answering for more than 50 ms. */
  longTasks: number[];
  /** What the page's thread worked, in milliseconds of its own clock: other work on the machine does not stretch it. */
  workMs: number;
}

const seconds = 6;

/** What the page does while nothing happens, while it is scrolled from end to end, and while a line is started and an event rereads it. */
export async function measure(page: Page): Promise<Record<string, Frames>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const watch = (work: () => Promise<unknown>) => watched(page, session, work);
  await page.waitForTimeout(2_000);
  const idle = await watch(async () => page.waitForTimeout(2_000));
  const scrolling = await watch(() => scroll(page));
  const working = await watch(async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await page.keyboard.press(String(1 + turn));
      await page.waitForTimeout(700);
    }
  });
  return { idle, scrolling, working };
}

async function watched(page: Page, session: CDPSession, work: () => Promise<unknown>): Promise<Frames> {
  const before = await workOf(session);
  await page.evaluate(() => {
    const seen = { times: [] as number[], longTasks: [] as number[], ended: false };
    const observer = new PerformanceObserver((list) => {
      seen.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now: number) => {
      seen.times.push(now - last);
      last = now;
      if (seen.ended) observer.disconnect();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
    Object.assign(window, { seen });
  });
  await work();
  const workMs = (await workOf(session)) - before;
  const seen = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Frames & { ended: boolean } };
    seen.ended = true;
    return { times: seen.times, longTasks: seen.longTasks };
  });
  return { ...seen, workMs };
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** A finger's speed, there and back: the page itself moves a little with each frame, as a flick does. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const wall = document.querySelector<HTMLElement>('.k-wall');
        if (!wall) return resolve();
        const most = wall.scrollWidth - wall.clientWidth;
        const start = performance.now();
        const step = (now: number) => {
          const part = (now - start) / ms;
          wall.scrollLeft = most * (part < 0.5 ? part * 2 : 2 - part * 2);
          if (part < 1) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    seconds * 1_000,
  );
}
