import { useRef, useState } from 'react';
import { api, client } from '#client/api.ts';
import { errorCode, errorMessage } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { csvLimits } from '#lib/sent-files.ts';
import type { ColumnsAsked, CsvPreview } from '../csv/contract.ts';
import { columnsAsked } from './choose-columns.tsx';
import { unreadTexts } from './csv-texts.ts';
import { decodeCsv } from './decode-csv.ts';

/** What is wrong before the server is asked. */
class FileProblem extends Error {}

interface TableFile {
  name: string;
  text: string;
  /** As somebody chose them; where they say nothing its header does. */
  columns?: ColumnsAsked['places'];
}

/** A refusal explains itself; a broken server or line says nothing better than what could not be done. */
function told(error: unknown, failure: string): string {
  if (error instanceof FileProblem) return error.message;
  return (errorCode(error) === 'internal' ? null : errorMessage(error)) ?? failure;
}

/** The way of a table into the menu: a file is read and compared, then what was shown is written. */
export function useImport(onDone: () => void) {
  const [file, setFile] = useState<TableFile | null>(null);
  const [preview, setPreview] = useState<CsvPreview | null>(null);
  const turn = useRef(0);

  const read = async (given: File | TableFile) => {
    const own = ++turn.current;
    const read = given instanceof File ? { name: given.name, text: await textOf(given) } : given;
    setFile(read);
    const found = await client.menu.previewCsv({ text: read.text, columns: read.columns });
    // Another file may have been chosen meanwhile.
    if (turn.current === own) setPreview(found);
  };
  const check = useChange(
    { mutationKey: ['menu', 'previewCsv'], mutationFn: read },
    { onRefused: () => setPreview(null) },
  );
  const apply = useChange(api.menu.importCsv.mutationOptions(), {
    done: ({ added, changed }) => m['menu.tools.applied']({ added, changed }),
    rereads: [api.menu.key()],
    onDone,
  });

  const start = (given: File | TableFile) => {
    apply.reset();
    setPreview(null);
    check.mutate(given);
  };
  const again = (changes: Partial<TableFile>) => {
    if (file) start({ ...file, ...changes });
  };
  return {
    file,
    preview,
    checking: check.isPending,
    applying: apply.isPending,
    error: check.isError
      ? told(check.error, m['menu.tools.readFailed']())
      : apply.isError
        ? told(apply.error, m['menu.tools.applyFailed']())
        : null,
    /** The menu is another by now, so what is shown no longer holds. */
    outdated: errorCode(apply.error) === 'menu_changed',
    /** Nobody here knows what its columns are called. */
    asked: check.isError ? columnsAsked(check.error) : null,
    choose: (given: File) => start(given),
    chooseColumns: (columns: ColumnsAsked['places']) => again({ columns }),
    checkAgain: () => again({}),
    apply: () => {
      if (file && preview) apply.mutate({ text: file.text, columns: file.columns, version: preview.version });
    },
  };
}

async function textOf(file: File): Promise<string> {
  const size = csvLimits.bytes / 1_000;
  if (file.size > csvLimits.bytes * 2) throw new FileProblem(m['menu.tools.fileTooLarge']({ size }));
  const read = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if ('unread' in read) throw new FileProblem(unreadTexts[read.unread]());
  if (new TextEncoder().encode(read.text).length > csvLimits.bytes) {
    throw new FileProblem(m['menu.tools.fileTooLarge']({ size }));
  }
  return read.text;
}
