import pg from 'pg';
import { StartupError } from '../lib/startup-error.ts';

const NAME = 'comanda';

/** `host` in the query overrides the URL's own, for libpq's tools as well as here: the socket saves a tenth of each call. */
export function clusterUrl(socketDir: string, port: number, password: string): string {
  return `postgres://postgres:${password}@localhost:${port}/${NAME}?host=${encodeURIComponent(socketDir)}`;
}

/** Made after the cluster: a start that was killed between the two finds it missing and makes it then. */
export async function ensureDatabase(url: string, signal: AbortSignal): Promise<void> {
  try {
    await connected(url, signal, async () => {});
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '28P01') {
      throw new StartupError(
        'DATABASE_PASSWORD_WRONG',
        'The password in secrets.json is not the one the database was made with. Restore both from the same backup.',
        { cause: error },
      );
    }
    if (code !== '3D000') throw error;
    const other = new URL(url);
    other.pathname = '/postgres';
    await connected(other.href, signal, (client) => client.query(`create database ${NAME}`));
  }
}

async function connected(
  url: string,
  signal: AbortSignal,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  const giveUp = () => client.connection.stream.destroy();
  signal.throwIfAborted();
  signal.addEventListener('abort', giveUp);
  try {
    await client.connect();
    await work(client);
  } finally {
    signal.removeEventListener('abort', giveUp);
    await client.end();
  }
}
