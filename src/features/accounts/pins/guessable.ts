const columns = new Set(['2580', '0852', '1470', '0741', '1593', '3579', '147258', '159753', '258456']);

/** The PINs that whoever guesses tries first: one digit, a run, a block said twice, a year, a column of the keys. */
export function isGuessable(pin: string): boolean {
  return isRun(pin) || isRepeated(pin) || isPairs(pin) || /^(19|20)\d\d$/.test(pin) || columns.has(pin);
}

/** Each digit the same small step from the one before, past nine from zero on: 1111, 1234, 9876, 7890, 2468. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return new Set(steps).size === 1 && [0, 1, 2, 8, 9].includes(steps[0] ?? 0);
}

/** 1212, 123123, 121212. */
function isRepeated(pin: string): boolean {
  return /^(\d+?)\1+$/.test(pin);
}

/** 1122, 112233, and from both ends: 1221, 123321. */
function isPairs(pin: string): boolean {
  return /^((\d)\2)+$/.test(pin) || pin === [...pin].reverse().join('');
}
