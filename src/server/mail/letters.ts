import type { CalendarFile, Letter } from '#lib/letters.ts';
import { messageOf } from '#server/messages.ts';

export interface WrittenLetter {
  to: string;
  /** In whose name, when not the service's own. */
  sender?: string;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarFile;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** A letter in its reader's language, as text and as HTML that needs nothing from elsewhere. */
export function writeLetter(letter: Letter, publicUrl: string): WrittenLetter {
  const { to, locale, template } = letter;
  const sender = letter.sender?.replace(/\s+/g, ' ');
  const values = { ...letter.values, url: letter.values.url.replace(/^\//, `${publicUrl}/`) };
  const say = (part: string, more: object = values) => messageOf(`mail.${part}`, locale, more) ?? part;
  const [subject, greeting, body, action, note] = [
    say(`${template}.subject`),
    say('greeting'),
    say(`${template}.text`),
    say(`${template}.action`),
    say(`${template}.note`),
  ].map((line) => line.replace(/\s+/g, ' ')) as [string, string, string, string, string];
  const footer = say('footer', { url: publicUrl });
  const text = [greeting, body, `${action}: ${values.url}`, note, footer].join('\n\n');
  const url = escapeHtml(values.url);
  const [greets, bodies, acts, notes, falls, foots] = [greeting, body, action, note, say('fallback'), footer].map(
    escapeHtml,
  );
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#e1ddcc;color:#0b3b33;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">
<p>${greets}</p><p>${bodies}</p>
<p style="margin:28px 0"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#0b3b33;color:#fff;text-decoration:none;font-weight:600">${acts}</a></p>
<p style="font-size:14px">${falls}<br><a href="${url}" style="color:#0b3b33;word-break:break-all">${url}</a></p>
<p style="font-size:14px">${notes}</p></div>
<p style="max-width:480px;margin:16px auto;font-size:13px;text-align:center">${foots}</p></body></html>`;
  return { to, sender, subject, text, html, ...(letter.calendar && { calendar: letter.calendar }) };
}
