import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between a guest's phone and the program: nothing, a network that does not answer, or one that answers in its place. */
export type Between = 'nothing' | 'silence' | "a proxy's error" | 'a sign-in page';

const said: Partial<Record<Between, { status: number; html: string }>> = {
  "a proxy's error": { status: 502, html: '<h1>502 Bad Gateway</h1>' },
  'a sign-in page': { status: 200, html: '<h1>Bem-vindo à rede</h1>' },
};

/** A network of the journey's own before its instance. */
export async function openNetwork(target: string) {
  let between: Between = 'nothing';
  const server = createServer((asked, answer) => {
    const own = said[between];
    if (own) {
      answer.writeHead(own.status, { 'content-type': 'text/html; charset=utf-8' }).end(own.html);
      return;
    }
    if (between === 'silence') return;
    const { method, headers } = asked;
    const onward = request(new URL(asked.url ?? '/', target), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    becomes(next: Between) {
      between = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
