/** Waits until it holds; gives up after so many tries that it never will. */
export async function until(holds: () => boolean | Promise<boolean>, what = 'It', tries = 600): Promise<void> {
  for (let n = 0; n < tries; n += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${what} never came about`);
}
