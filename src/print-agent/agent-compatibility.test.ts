import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';
import { type Answer, type Question, question } from '#features/printing/agents/protocol.ts';
import { Agent, type AgentParts } from './agent.ts';
import { Service } from './comanda-api.ts';
import { messages } from './messages.ts';

const epson: FoundPrinter = { address: 'tcp://192.168.0.50:9100', name: null, via: 'network' };
const printer = { id: '00000000-0000-4000-8000-000000000001', name: 'Bar', address: 'windows:Bar' };
/** As services and agents were before an agent searched for printers. */
const formerQuestion = question.omit({ found: true });

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** An agent of a service that answers like this, until `enough` holds. Comes to the questions, with how they were answered. */
async function questionsOf(
  answer: (asked: Question) => Answer | null,
  enough: (questions: Question[]) => boolean,
  parts: Partial<AgentParts> = {},
) {
  const questions: Question[] = [];
  const lines: string[] = [];
  let stop = () => {};
  server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      const asked = JSON.parse(text) as Question;
      questions.push(asked);
      const answered = answer(asked);
      response.writeHead(answered ? 200 : 400, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(answered ?? { code: 'invalid_input', message: 'Confira os campos.' }));
      if (enough(questions)) stop();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({
    service: new Service(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    token: 'token',
    log: (line) => lines.push(line),
    explain: (error) => String(error),
    deviceFor: () => null,
    find: async () => [epson],
    ...parts,
  });
  stop = () => agent.stop();
  await agent.run();
  return { questions, lines };
}

test('a service that does not know what an agent found is asked without it, and goes on handing out', async () => {
  const jobs: string[] = [];
  const outcomes: unknown[] = [];
  const { questions, lines } = await questionsOf(
    (asked) => {
      if (!formerQuestion.safeParse(asked).success) return null;
      outcomes.push(...asked.outcomes);
      const ready = asked.printers.some(({ free, reachable }) => free && reachable);
      const job = { token: 'job', printerId: printer.id, bytes: Buffer.from('papel').toString('base64') };
      return { printers: [printer], jobs: ready && jobs.length === 0 ? [job] : [] };
    },
    () => outcomes.length > 0,
    {
      deviceFor: () => ({
        look: async () => ({ reachable: true, trouble: null }),
        print: async (bytes) => {
          jobs.push(bytes.toString());
          return 'printed';
        },
      }),
    },
  );
  expect(questions.filter(({ found }) => found)).toHaveLength(1);
  expect(jobs).toEqual(['papel']);
  expect(outcomes).toContainEqual({ token: 'job', outcome: 'printed' });
  expect(lines).toEqual([messages.printerReady('Bar')]);
});

test('a service that knows it is sent it once', async () => {
  const { questions } = await questionsOf(
    () => ({ printers: [], jobs: [] }),
    (asked) => asked.length === 5,
  );
  expect(questions.flatMap(({ found = [] }) => found)).toEqual([epson]);
});

test('a refusal that is not about what was found is a failure, said once', async () => {
  const { lines } = await questionsOf(
    () => null,
    (asked) => asked.length === 3,
  );
  expect(lines).toHaveLength(1);
});

test('a question of an agent from before is a question still', () => {
  const former = { run: printer.id, turn: 1, printers: [], holds: [], outcomes: [] };
  expect(question.safeParse(former).success).toBe(true);
});

test('a printer with an address of a newer service is one that cannot be reached, and is said once', async () => {
  const { questions, lines } = await questionsOf(
    () => ({ printers: [{ ...printer, address: 'bluetooth:Bar' }], jobs: [] }),
    (asked) => asked.length === 4,
  );
  expect(questions.at(-1)?.printers).toEqual([{ id: printer.id, reachable: false, trouble: null, free: true }]);
  expect(lines).toEqual([messages.printerAddressUnknown('Bar', 'bluetooth:Bar')]);
});
