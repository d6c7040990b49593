import { type CodePage, codePages, type PaperColumns, paperColumns } from '../../values.ts';

/** The next table of characters to try; null once each was. */
export function nextCodePage(tried: readonly CodePage[]): CodePage | null {
  return codePages.find((page) => !tried.includes(page)) ?? null;
}

/** Fewer letters on a line; null where it is the least. */
export function fewerColumns(columns: PaperColumns): PaperColumns | null {
  const fewer = paperColumns.filter((each) => each < columns);
  return fewer.length > 0 ? (Math.max(...fewer) as PaperColumns) : null;
}
