const graceDays = 3;

/** Until then the gate stays open after a period that was not renewed. */
export function graceEnd(endsAt: Date | string): Date {
  return new Date(new Date(endsAt).getTime() + graceDays * 86_400_000);
}
