import net from 'node:net';

const orderChanged = /"topic":"orders","id":"([0-9a-f-]{36})"/g;
const frameEnd = '\n\n';

/** One open screen of the staff. Tells the id of each order it hears of, in the moment it does. */
export function openStream(
  port: number,
  request: Buffer,
  told: (orderId: string) => void,
  broken: (error: Error) => void,
): Promise<() => void> {
  return new Promise((resolve) => {
    const chunk = Buffer.allocUnsafe(64 * 1024);
    let opened = false;
    let rest = '';
    const take = (size: number) => {
      rest += chunk.toString('latin1', 0, size);
      const end = rest.lastIndexOf(frameEnd);
      if (end < 0) return;
      const frames = rest.slice(0, end);
      rest = rest.slice(end + frameEnd.length);
      if (!opened) {
        opened = true;
        if (!frames.startsWith('HTTP/1.1 200 ')) broken(new Error(`A stream was answered with ${frames}`));
        resolve(close);
      }
      for (const [, id] of frames.matchAll(orderChanged)) told(id!);
    };
    const onread = {
      buffer: chunk,
      callback: (size: number) => {
        take(size);
        return true;
      },
    };
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true, onread });
    let closing = false;
    const close = () => {
      closing = true;
      socket.destroy();
    };
    socket.on('error', broken);
    socket.on('close', () => closing || broken(new Error('The server closed a stream')));
    socket.write(request);
  });
}
