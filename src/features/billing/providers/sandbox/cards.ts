/** What each test number does. Any other well-formed number pays; a number that is none is refused on the page. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '5555 5555 5555 4444', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient_funds' },
  { number: '4000 0000 0000 0069', outcome: 'expired_card' },
  { number: '4000 0000 0000 0127', outcome: 'wrong_code' },
] as const;

export type CardOutcome = (typeof testCards)[number]['outcome'];
export type CardField = 'name' | 'number' | 'expiry' | 'code';

export interface TypedCard {
  name: string;
  number: string;
  expiry: string;
  code: string;
}

/** What the issuing bank says of this number. */
export function outcomeOf(number: string): CardOutcome {
  const digits = digitsOf(number);
  return testCards.find((card) => digitsOf(card.number) === digits)?.outcome ?? 'pays';
}

/** The fields that cannot be a card's. */
export function wrongFields(card: TypedCard, now: Date): CardField[] {
  const wrong: CardField[] = [];
  if (card.name.trim() === '') wrong.push('name');
  if (!isCardNumber(digitsOf(card.number))) wrong.push('number');
  if (!isInFuture(card.expiry, now)) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(card.code.trim())) wrong.push('code');
  return wrong;
}

const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** The last digit checks the others (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good until the end of its month: '12/30', '12/2030'. */
function isInFuture(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? [];
  return month !== undefined && now.getTime() < Date.UTC(2_000 + Number(year), Number(month), 1);
}
