const momentMs = 1_000;

/** Whether the same was said a moment ago: a second press in the same breath does the same, and needs no second message. */
export function makeSaidJustNow() {
  let last: { text: string; at: number } | undefined;
  return (text: string, now: number): boolean => {
    const again = last?.text === text && now - last.at < momentMs;
    last = { text, at: now };
    return again;
  };
}
