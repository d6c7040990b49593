const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/**
 * Does something now and once a day from then on, and a minute later when it failed. The answer ends it, when what is under way is
 * done.
 */
export function everyDay(work: () => Promise<unknown>, onError: (error: unknown) => void): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    let pause = dayMs;
    try {
      await work();
    } catch (error) {
      pause = minuteMs;
      onError(error);
    }
    if (ended) return;
    timer = setTimeout(() => {
      underWay = run();
    }, pause);
    timer.unref();
  };
  let underWay = run();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await underWay;
  };
}
