import { inflateSync } from 'node:zlib';

/**
 * What a PDF of ours says, one entry for each piece of text in the order in which it is drawn. It reads what the library writes
 * (compressed streams, fonts with a table from glyphs to letters), not every PDF there is.
 */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const said: string[] = [];
  for (const { stream } of objects.values()) {
    if (!stream || !/\bTf\b/.test(stream)) continue;
    let font = new Map<string, string>();
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ]+)*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? new Map();
      else said.push(letters(shown ?? '', font));
    }
  }
  return said;
}

interface PdfObject {
  head: string;
  stream: string | null;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const found = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const at = body.indexOf('stream\n');
    if (at === -1) {
      found.set(id, { head: body, stream: null });
      continue;
    }
    const head = body.slice(0, at);
    const bytes = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1');
    found.set(id, { head, stream: (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return found;
}

/** By their names on the page, from glyph numbers to letters. */
function fontsOf(objects: Map<string, PdfObject>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      fonts.set(name, lettersOf(objects.get(table)?.stream ?? ''));
    }
  }
  return fonts;
}

function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16);
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      letters.set((first + index).toString(16).padStart(4, '0'), utf16(code));
    }
  }
  return letters;
}

const utf16 = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

function letters(shown: string, font: Map<string, string>): string {
  const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => hex).join('');
  return (glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '\ufffd').join('');
}
