import { onAnyAnnouncement } from './reload.ts';
import { openStream } from './stream.ts';
import { type FromPage, makeStreamHub } from './stream-hub.ts';

/** A script of its own (shared-stream), one for all pages of a browser that were built with it. */
const hub = makeStreamHub(openStream);

globalThis.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<FromPage>) => hub.hear(port, data, Date.now());
});
setInterval(() => hub.sweep(Date.now()), 60_000);
onAnyAnnouncement(hub.renew);
