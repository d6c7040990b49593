import { toSVG } from 'bwip-js/node';
import { encode } from 'uqr';
import type { z } from 'zod';
import { boletoBarcodeOf } from './boleto.ts';
import type { instructions } from './payer/contract.ts';
import type { StoredInstructions } from './providers/provider.ts';

type Shown = z.infer<typeof instructions>;

/** What is kept with a payment, and the pictures that phones and banks read, drawn from it. */
export function instructionsOf({ instructions }: { instructions: StoredInstructions }): Shown {
  const { url, pixCode, boletoLine } = instructions;
  return {
    ...(url && { url }),
    ...(pixCode && { pixCode, pixQrSvg: qrSvg(pixCode) }),
    ...(boletoLine && { boletoLine, boletoSvg: barcodeSvg(boletoLine) }),
  };
}

/** Nothing where none can be drawn: whatever is stored is told, and its text stands beside its picture. */
function drawn(draw: () => string): string {
  try {
    return draw();
  } catch {
    return '';
  }
}

export const qrSvg = (text: string): string => drawn(() => qrCode(text));
export const barcodeSvg = (line: string): string => drawn(() => barcode(line));

/** Error correction M, as the Banco Central asks for; a quiet margin of four modules, as readers do. */
function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return svg(`0 0 ${size} ${size}`, `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/>`);
}

/** Interleaved 2 of 5, as on every boleto, on white with quiet sides. */
function barcode(line: string): string {
  const bars = toSVG({
    bcid: 'interleaved2of5',
    text: boletoBarcodeOf(line),
    includecheck: false,
    height: 13,
    paddingwidth: 10,
    paddingheight: 2,
    backgroundcolor: 'ffffff',
  });
  // Bars may be drawn as high as there is room: only their widths say something.
  return bars.trim().replace('<svg ', '<svg preserveAspectRatio="none" ');
}

function svg(viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">${content}</svg>`;
}
