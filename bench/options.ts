import { parseArgs } from 'node:util';

export interface Options {
  json: boolean;
  /** How long each case is measured. */
  seconds: number;
  /** The cases to run; the others are left out of the table. With --json all are run. */
  only: string[];
  /** Only what one restaurant's writes take beside another that sends as much as it can. */
  neighbour: boolean;
  /** For the server's Node, such as --cpu-prof. */
  serverArgs: string[];
}

export const caseNames = ['screens', 'orders', 'closing', 'raw', 'menu', 'page'] as const;

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      neighbour: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '8' },
      only: { type: 'string', default: caseNames.join(',') },
      'server-args': { type: 'string', default: '' },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds >= 1 && seconds <= 600)) throw new Error('--seconds takes a number from 1 to 600');
  const only = values.json ? [...caseNames] : values.only.split(',');
  const unknown = only.filter((name) => !(caseNames as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`--only takes ${caseNames.join(', ')}, not ${unknown.join(', ')}`);
  return {
    json: values.json,
    neighbour: values.neighbour,
    seconds,
    only,
    serverArgs: values['server-args'].split(' ').filter(Boolean),
  };
}
