import { PrintedText, pagesOf } from './printed-text.ts';
import type { Fetched } from './star-printer.ts';

const codes = { paper: 'EPTR_REC_EMPTY', unreadable: 'SchemaError' } as const;

/** A printer as Epson's manual of Server Direct Print has it: it asks by a form and posts how it went. */
export class EpsonPrinter {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async fetch(): Promise<Fetched | null> {
    const xml = await this.#post({ ConnectionType: 'GetRequest' });
    if (xml === '') return null;
    const token = /<Parameter>.*<printjobid>([\w.-]{1,30})<\/printjobid><\/Parameter>/s.exec(xml)?.[1];
    const command = /<PrintData><epos-print xmlns="[^"]+"><command>([0-9a-f]+)<\/command><\/epos-print>/.exec(xml)?.[1];
    if (!token || !command) throw new Error(`No request that a printer understands: ${xml.slice(0, 200)}`);
    const reader = new PrintedText('epson');
    reader.write(Buffer.from(command, 'hex'));
    return { token, text: pagesOf(reader).join('\n') };
  }

  confirm = (fetched: Fetched) => this.#respond(fetched, 'success="true" code=""');
  failOf = (fetched: Fetched, why: keyof typeof codes) =>
    this.#respond(fetched, `success="false" code="${codes[why]}"`);

  async say(_what: keyof typeof codes): Promise<void> {}

  async print(): Promise<string | null> {
    const fetched = await this.fetch();
    if (fetched) await this.confirm(fetched);
    return fetched?.text ?? null;
  }

  async #respond({ token }: Fetched, attributes: string): Promise<void> {
    await this.#post({
      ConnectionType: 'SetResponse',
      ResponseFile: `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${token}</printjobid></Parameter><PrintResponse><response ${attributes} status="251854870" battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
    });
  }

  async #post(form: Record<string, string>): Promise<string> {
    const response = await fetch(this.#url, {
      method: 'POST',
      body: new URLSearchParams({ ID: 'kitchen', Name: 'TM-m30', ...form }),
    });
    if (response.status !== 200) throw new Error(`The printer was answered ${response.status}`);
    return response.text();
  }
}
