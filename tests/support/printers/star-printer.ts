import { PrintedText, pagesOf } from './printed-text.ts';

export interface Fetched {
  token: string | undefined;
  text: string;
}

const codes = { paper: '410 Out of paper', unreadable: '511 Media decoding error' } as const;

/** A printer as Star's CloudPRNT manual has it: it posts how it is, gets what waits, and deletes it with a code. */
export class StarPrinter {
  readonly #url: string;
  readonly #ways: { tokens: boolean; deletesByGet: boolean };

  constructor(url: string, ways = { tokens: true, deletesByGet: false }) {
    this.#url = url;
    this.#ways = ways;
  }

  async poll(changes: object = {}): Promise<any> {
    const status = { status: '23 6 0 0 0 0 0 0 0 ', printerMAC: '00:11:62:00:00:01', statusCode: '200%20OK' };
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...status, printingInProgress: false, clientAction: null, ...changes }),
    });
    if (response.status !== 200) throw new Error(`The poll was answered ${response.status}`);
    return response.json();
  }

  async say(what: keyof typeof codes): Promise<void> {
    await this.poll({ statusCode: encodeURIComponent(codes[what]) });
  }

  async fetch(): Promise<Fetched | null> {
    const { jobReady, mediaTypes, jobToken } = await this.poll();
    if (!jobReady) return null;
    const [type] = mediaTypes;
    const token = this.#ways.tokens ? jobToken : undefined;
    const response = await fetch(this.#address({ type, mac: '00:11:62:00:00:01', token }));
    if (response.status !== 200 || response.headers.get('content-type') !== type) return null;
    const reader = new PrintedText('star');
    reader.write(new Uint8Array(await response.arrayBuffer()));
    return { token, text: pagesOf(reader).join('\n') };
  }

  confirm = (fetched: Fetched) => this.#delete(fetched, '200 OK');
  failOf = (fetched: Fetched, why: keyof typeof codes) => this.#delete(fetched, codes[why]);

  async print(): Promise<string | null> {
    const fetched = await this.fetch();
    if (fetched) await this.confirm(fetched);
    return fetched?.text ?? null;
  }

  async #delete({ token }: Fetched, code: string): Promise<void> {
    const asking = this.#ways.deletesByGet;
    const address = this.#address({ code, token, ...(asking && { delete: '' }) });
    const { status } = await fetch(address, { method: asking ? 'GET' : 'DELETE' });
    if (status !== 200) throw new Error(`The deletion was answered ${status}`);
  }

  #address(query: Record<string, string | undefined>): string {
    const said = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return `${this.#url}?${new URLSearchParams(said)}`;
  }
}
