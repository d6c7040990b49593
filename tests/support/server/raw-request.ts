import { connect } from 'node:net';

/** Sends these bytes as they are and gives the status of the answer: 0 when the connection ended without one. */
export function rawRequest(url: string, bytes: string | Buffer): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const status = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      heard += chunk;
      if (heard.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(status()));
  });
}
