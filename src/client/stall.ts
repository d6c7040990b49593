/** Without a byte that moved for so long, the line is gone. The server gives up on its own database before that (database/patience.ts). */
export const stallMs = 25_000;

/** Says once that nothing has moved for so long; until `stop`. */
export function watchForStall(ms: number, onStall: () => void): { moved: () => void; stop: () => void } {
  let timer = setTimeout(onStall, ms);
  const stop = () => clearTimeout(timer);
  return {
    moved() {
      stop();
      timer = setTimeout(onStall, ms);
    },
    stop,
  };
}
