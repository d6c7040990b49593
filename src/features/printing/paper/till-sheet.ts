import type { TillPaper } from './paper.ts';
import { large, normal, Sheet, type Strip, tall } from './sheet.ts';

export function tillSheet({ restaurant, title, times, sections, notFiscal }: TillPaper, on: Strip): Sheet {
  const sheet = new Sheet(on)
    .text(restaurant, large, { bold: true, centred: true })
    .text(title, tall, { bold: true, centred: true });
  for (const time of times) sheet.text(time, normal, { centred: true });
  sheet.rule();
  for (const section of sections) {
    sheet.text(section.title, normal, { bold: true });
    for (const { label, amount, total } of section.rows) sheet.pair(label, amount, normal, total === true);
    if (section.note) sheet.text(section.note);
    sheet.rule();
  }
  return sheet.text(notFiscal, normal, { centred: true });
}
