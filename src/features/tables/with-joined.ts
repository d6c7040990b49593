/** '4 + #5': a table's number with those of the tables that are joined to it. */
export function withJoined(number: number, joined: readonly number[] = [], between = ' + #'): string {
  return [number, ...joined].join(between);
}
