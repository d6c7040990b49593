const network = /^tcp:\/\/([a-z0-9](?:[a-z0-9.-]{0,100}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::(\d{1,5}))?$/i;
const device = /^\/dev\/[\w./-]{1,100}$/;
const usualPort = 9_100;
/** `\\PC\EPSON`, `COM3`, `LPT1`, `USB001`: what a printer is called within one computer. */
const windows = /^(?:\\\\|\/\/|(?:COM|LPT|USB)\d{1,3}:?$)/i;

/** Whether it is what Windows calls a printer by, which an agent cannot open. */
export const isWindowsPort = (text: string) => windows.test(text);

export type PrinterAddress = { kind: 'tcp'; host: string; port: number } | { kind: 'device'; path: string };

/** `tcp://host:9100`, or a device file below `/dev`; null for anything else: an agent opens nothing that is no printer's. */
export function readAddress(text: string): PrinterAddress | null {
  if (device.test(text) && !text.split('/').includes('..')) return { kind: 'device', path: text };
  const [, host = '', port] = network.exec(text) ?? [];
  const number = port === undefined ? usualPort : Number(port);
  if (!host || number < 1 || number > 65_535) return null;
  return { kind: 'tcp', host: host.replace(/^\[|\]$/g, ''), port: number };
}
