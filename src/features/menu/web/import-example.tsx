import { saveFile } from '#client/save-file.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/staff/icons.tsx';
import { csvTemplate } from './csv-template.ts';
import { columnNames } from './csv-texts.ts';

const columns = ['category', 'name', 'price'] as const;

const download = () =>
  saveFile(new Blob([csvTemplate()], { type: 'text/csv;charset=utf-8' }), `${m['menu.tools.example.fileName']()}.csv`);

/** Before a file is chosen: how one begins. */
export function ImportExample() {
  const rows = [
    [m['menu.tools.example.starters'](), m['menu.tools.example.starter'](), '24,90'],
    [m['menu.tools.example.drinks'](), m['menu.tools.example.drink'](), '12,00'],
  ];
  return (
    <section className="grid max-w-prose gap-3 text-sm">
      <h3 className="text-lg">{m['menu.tools.example.title']()}</h3>
      <table className="w-full rounded-md bg-paper">
        <thead>
          <tr className="border-hairline border-b">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-4 py-2.5 text-left font-semibold last:text-right max-sm:px-2.5"
              >
                {columnNames[column]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline text-ink-2">
          {rows.map((cells) => (
            <tr key={cells[1]}>
              {cells.map((cell) => (
                <td
                  key={cell}
                  className="px-4 py-2.5 wrap-anywhere last:whitespace-nowrap last:text-right max-sm:px-2.5"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="soft" size="s" onClick={download} className="justify-self-start">
        <DownloadIcon size={18} />
        {m['menu.tools.example.download']()}
      </Button>
      <p className="text-ink-2">{m['menu.tools.example.more']()}</p>
      <p className="text-ink-2">{m['menu.tools.importEnglish']()}</p>
    </section>
  );
}
