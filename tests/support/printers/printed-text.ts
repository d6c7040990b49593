// What bytes put on paper, read as a printer reads them. It knows nothing of whoever wrote them: tables and commands are those of the
// makers' manuals (Epson's ESC/POS, Star's StarPRNT).

export interface Letters {
  text: string;
  width: number;
  height: number;
  inverted: boolean;
}
export interface Page {
  /** Each printed line, as runs of letters of one look. */
  lines: Letters[][];
  cut: boolean;
}

const upper850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const upper860 =
  'ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const upper858 = upper850.replace('ı', '€');
const upper1252 = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at));

/** By the number that chooses them. */
const epsonTables: Record<number, string> = { 2: upper850, 3: upper860, 16: upper1252, 19: upper858 };
const starTables: Record<number, string> = { 4: upper858, 6: upper860, 32: upper1252 };

type Maker = 'epson' | 'star';

/** Reads as bytes come in, since a printer hears them in pieces; what has not been cut off yet is the last page. */
export class PrintedText {
  readonly pages: Page[] = [{ lines: [], cut: false }];
  readonly #star: boolean;
  #pending: number[] = [];
  #line: Letters[] = [];
  #table = upper850;
  #look = { width: 1, height: 1, inverted: false };

  constructor(maker: Maker = 'epson') {
    this.#star = maker === 'star';
  }

  write(bytes: Uint8Array): void {
    this.#pending.push(...bytes);
    while (this.#pending.length > 0) {
      const used = this.#next();
      if (used === 0) return;
      this.#pending.splice(0, used);
    }
  }

  /** How many bytes the next letter or command takes; 0 when the rest of it is still to come. */
  #next(): number {
    const [code = 0] = this.#pending;
    if (code === 0x0a) this.#feed();
    else if (code === 0x1b || code === 0x1c || code === 0x1d) return this.#command();
    else if (code >= 0x80) this.#letter(this.#table[code - 0x80] ?? '\ufffd');
    else if (code >= 0x20) this.#letter(String.fromCharCode(code));
    else if (code !== 0x18) throw new Error(`A printer would not know the byte ${code}`);
    return 1;
  }

  #command(): number {
    const [lead = 0, name, a, b] = this.#pending;
    if (name === undefined) return 0;
    const command = `${{ 27: 'ESC', 28: 'FS', 29: 'GS' }[lead]} ${String.fromCharCode(name)}`;
    const reading = this.#star ? this.#starCommand(command, a, b) : this.#epsonCommand(command, a);
    if (reading === null) throw new Error(`A printer would not know ${command}`);
    if (reading > this.#pending.length) return 0;
    this.#obey(command, a, b);
    return reading;
  }

  #epsonCommand(command: string, a: number | undefined): number | null {
    if (command === 'GS V' && a !== undefined && a >= 65) return 4;
    const lengths: Record<string, number> = { 'ESC @': 2, 'FS .': 2, 'ESC 2': 2 };
    for (const each of ['ESC M', 'ESC t', 'ESC 3', 'ESC E', 'ESC a', 'ESC -', 'GS !', 'GS B', 'GS V'])
      lengths[each] = 3;
    return lengths[command] ?? null;
  }

  #starCommand(command: string, _a: number | undefined, _b: number | undefined): number | null {
    const lengths: Record<string, number> = { 'ESC @': 2, 'ESC 4': 2, 'ESC 5': 2, 'ESC E': 2, 'ESC F': 2, 'ESC 0': 2 };
    for (const each of ['ESC d', 'ESC z']) lengths[each] = 3;
    return { ...lengths, 'ESC i': 4, 'ESC \x1d': 4 }[command] ?? null;
  }

  #obey(command: string, a = 0, b = 0): void {
    if (command === 'ESC @') this.#look = { width: 1, height: 1, inverted: false };
    else if (command === 'GS V' || command === 'ESC d') this.#cut();
    else if (this.#star) this.#obeyStar(command, a, b);
    else if (command === 'ESC t') this.#choose(epsonTables, a);
    else if (command === 'GS !') this.#look = { ...this.#look, width: (a >> 4) + 1, height: (a & 7) + 1 };
    else if (command === 'GS B') this.#look = { ...this.#look, inverted: a === 1 };
  }

  #obeyStar(command: string, a: number, b: number): void {
    if (command === 'ESC 4' || command === 'ESC 5') this.#look = { ...this.#look, inverted: command === 'ESC 4' };
    else if (command === 'ESC i') {
      if (a > 5 || b > 5) throw new Error(`Star's letters do not grow ${a + 1} times`);
      this.#look = { ...this.#look, width: b + 1, height: a + 1 };
    } else if (command === 'ESC \x1d') this.#choose(starTables, this.#pending[3] ?? 0);
  }

  #choose(tables: Record<number, string>, number: number): void {
    const table = tables[number];
    if (!table) throw new Error(`No table of letters has the number ${number}`);
    this.#table = table;
  }

  #letter(letter: string): void {
    const last = this.#line.at(-1);
    const { width, height, inverted } = this.#look;
    if (last && last.width === width && last.height === height && last.inverted === inverted) last.text += letter;
    else this.#line.push({ text: letter, ...this.#look });
  }

  #feed(): void {
    this.pages.at(-1)?.lines.push(this.#line);
    this.#line = [];
  }

  #cut(): void {
    if (this.#line.length > 0) this.#feed();
    const page = this.pages.at(-1);
    if (page) page.cut = true;
    this.pages.push({ lines: [], cut: false });
  }
}

/** The pages that were cut off, as text; what is white on black stands between brackets. */
export function pagesOf(printed: PrintedText): string[] {
  return printed.pages.filter(({ cut }) => cut).map(textOf);
}

export function textOf({ lines }: Page): string {
  const shown = lines.map((line) =>
    line
      .map(({ text, inverted }) => (inverted ? `[${text}]` : text))
      .join('')
      .trimEnd(),
  );
  return shown.join('\n').trim();
}

/** How wide a line is, in letters of the plain size. */
export const widthOf = (line: readonly Letters[]) =>
  line.reduce((sum, { text, width }) => sum + text.length * width, 0);
