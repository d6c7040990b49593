import { m } from '#generated/messages/messages.js';
import type { TableCode } from '../contract.ts';

/** As a picture, so that the markup that the server made is never part of the page's own. */
export const pictureOf = ({ svg }: Pick<TableCode, 'svg'>) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export function QrImage({ code, className }: { code: TableCode; className?: string }) {
  const alt = m['tables.qr.alt']({ number: code.number });
  return <img src={pictureOf(code)} alt={alt} width={200} height={200} className={className} />;
}
