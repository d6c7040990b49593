import { parseArgs } from 'node:util';

/** How much there is beside, and within, the restaurant whose screens are read. */
export interface Size {
  /** Restaurants beside it. */
  houses: number;
  /** Finished orders of all of those together, and of the one that is read. */
  orders: number;
  probed: number;
}

export interface Options {
  json: boolean;
  /** Where both databases are kept; null for a folder that is gone afterwards. */
  dataDir: string | null;
  large: Size;
  small: Size;
  /** How often each screen is read on either side. */
  times: number;
}

/** Orders of the probed restaurant in a day. It is the same on either side: there is more of the past, not more of today. */
export const ordersADay = 360;
/** A full page of the directory, what the figures of four weeks look back on, and what a search reaches are there on either side. */
const small: Size = { houses: 30, orders: 9_000, probed: 12_000 };
const large: Size = { houses: 10_000, orders: 9_723_000, probed: 277_000 };
const larger: Size = { houses: 200, orders: 60_000, probed: 40_000 };

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      small: { type: 'boolean', default: false },
      'data-dir': { type: 'string' },
      houses: { type: 'string' },
      orders: { type: 'string' },
      probed: { type: 'string' },
      times: { type: 'string', default: '41' },
    },
  });
  const usual = values.small ? larger : large;
  const count = (name: keyof Size | 'times', otherwise = 0) => {
    const given = values[name] === undefined ? otherwise : Number(values[name]);
    if (!(Number.isInteger(given) && given > 0)) throw new Error(`--${name} takes a whole number above zero`);
    return given;
  };
  return {
    json: values.json,
    dataDir: values['data-dir'] ?? (values.small ? null : 'data/growth'),
    large: {
      houses: count('houses', usual.houses),
      orders: count('orders', usual.orders),
      probed: count('probed', usual.probed),
    },
    small,
    times: count('times'),
  };
}
