import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Letter } from '#lib/letters.ts';
import { locales } from '#lib/locale.ts';
import { writeLetter } from './letters.ts';
import { outboxMailer, outboxTexts, postOffice, smtpMailer } from './mail.ts';
import { Outbox } from './outbox.ts';
import { serveOutbox } from './outbox-page.ts';

const publicUrl = 'https://comanda.example';
const url = `${publicUrl}/reset-password?token=abc&x="1"`;
const values = {
  email: 'ana@casa.example',
  newEmail: 'nova@casa.example',
  restaurant: 'Bar <b>& Cia</b>\r\nBcc: x',
  date: '21 de novembro',
  time: '20:00',
  people: '2 <b>pessoas</b>',
  name: 'Ana <b>Souza</b>',
  contact: '(11) 3000-0000',
  plan: 'Plano Mensal',
  amount: 'R$ 29,90',
  start: '1 de maio',
  end: '1 de junho',
  when: 'amanhã',
  until: '4 de junho',
  next: 'Plano Anual',
  method: 'PIX',
  payment: '0198-1',
  payer: 'Ana (529.982.247-25)',
  url,
};
const templates = [
  ...(['verification', 'reset', 'passwordChanged', 'emailChange', 'emailRestored', 'newStaff'] as const),
  ...(['reservationRequested', 'reservationConfirmed', 'reservationCancelled', 'reservationChanged'] as const),
  'reservationRequestChanged' as const,
  ...(['planChanged', 'planChangePlanned', 'paymentRefunded', 'paymentRefundedEnded', 'renewalFailed'] as const),
  ...(['subscriptionCancelled', 'subscriptionCancelledRefund', 'subscriptionResumed'] as const),
  ...(['paymentReceived', 'refundByHand', 'subscriptionEnding', 'subscriptionEnded', 'subscriptionExpired'] as const),
];
const letter = (template: Letter['template'], locale: Letter['locale']) =>
  ({ to: 'ana@casa.example', locale, template, values }) as Letter;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comanda-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(templates.flatMap((template) => locales.map((locale) => [template, locale] as const)))(
  '%s in %s',
  (template, locale) => {
    const { subject, text, html } = writeLetter(letter(template, locale), publicUrl);
    expect(`${subject}${text}${html}`).not.toMatch(/mail\.|undefined|\{\w+\}/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain(url);
    expect(html).toContain('href="https://comanda.example/reset-password?token=abc&amp;x=&quot;1&quot;"');
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/src=|<script/);
    expect(html).toContain(`lang="${locale}"`);
  },
);

test('what is kept in the outbox is read in a browser, and nothing else of the disk', async () => {
  const outbox = new Outbox(path.join(folder, 'outbox'));
  const app = Fastify();
  serveOutbox(app, outbox);
  expect((await app.inject('/dev/outbox')).statusCode).toBe(200);
  const post = postOffice(outboxMailer(outbox, publicUrl), outboxTexts(outbox), console.error);
  post.letter(letter('newStaff', 'en'));
  post.text({ to: '+5511988887777', text: '123456 is your code' });
  await post.settled();
  const list = await app.inject('/dev/outbox');
  expect(list.body).toContain('Your account at Bar &lt;b&gt;&amp; Cia&lt;/b&gt; Bcc: x');
  expect(list.body).toContain('123456 is your code');
  const ids = [...list.body.matchAll(/\/dev\/outbox\/([\w-]+)/g)].map(([, id]) => id);
  const pages = await Promise.all(ids.map((id) => app.inject(`/dev/outbox/${id}`)));
  expect(pages.map(({ body }) => body).join()).toContain(
    '<a href="https://comanda.example/reset-password?token=abc&amp;x=&quot;1&quot;">',
  );
  for (const id of ['..%2f..%2fsecrets', '%00', `${Date.now()}-nothing`]) {
    expect((await app.inject(`/dev/outbox/${id}`)).body).not.toContain('Outbox');
  }
  await app.close();
});

test('what cannot be sent is tried again, and told at last; nobody waits for it', async () => {
  const tries: string[] = [];
  const errors: unknown[] = [];
  const mailer = {
    async send({ template }: Letter) {
      tries.push(template);
      if (template === 'reset' || tries.length < 2) throw new Error('no');
    },
  };
  const post = postOffice(mailer, { send: async () => {} }, (error) => errors.push(error), [1, 1]);
  post.letter(letter('verification', 'en'));
  expect(errors).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  post.letter(letter('reset', 'en'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await post.settled();
  expect(tries).toEqual(['verification', 'verification', 'reset', 'reset', 'reset']);
  expect(errors).toHaveLength(1);
});

test('letters go out through SMTP, to one address however it is written', async () => {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (chunk) => {
      const all = (rest + chunk).split('\r\n');
      rest = all.pop() ?? '';
      for (const line of all) {
        lines.push(line);
        if (inData && line !== '.') continue;
        inData = line === 'DATA';
        const answer = line === 'STARTTLS' ? '502 no' : inData ? '354 go on' : '250 ok';
        socket.write(`${answer}\r\n`);
        if (line === 'QUIT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const smtp = { url: `smtp://ana:secret@127.0.0.1:${port}`, from: 'Comanda <no-reply@comanda.example>' };
  await expect(smtpMailer({ ...smtp, startTls: true }, publicUrl).send(letter('reset', 'pt-BR'))).rejects.toThrow();
  expect(
    lines.filter((line) => /^(MAIL|AUTH|DATA)/.test(line)),
    'nothing goes out unencrypted',
  ).toEqual([]);
  const mailer = smtpMailer({ ...smtp, url: `smtp://127.0.0.1:${port}`, startTls: false }, publicUrl);
  await mailer.send(letter('reset', 'pt-BR'));
  const calendar = { file: 'reservation.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' };
  await mailer.send({ ...letter('reservationConfirmed', 'en'), sender: 'Casa Nova\r\nBcc: x@x.example', calendar });
  server.close();
  expect(lines).toContain('MAIL FROM:<no-reply@comanda.example>');
  expect(lines.filter((line) => line.startsWith('RCPT'))).toEqual(Array(2).fill('RCPT TO:<ana@casa.example>'));
  // A letter in a restaurant's name still comes from the service's address.
  expect(lines).toContain('From: "Casa Nova Bcc: x@x.example" <no-reply@comanda.example>');
  expect(lines).toContain('Subject: Escolha uma nova senha');
  // What calendars import goes with the letter that has it.
  expect(lines.filter((line) => line.startsWith('Content-Type: text/calendar'))).toHaveLength(1);
  expect(lines).toContain('Content-Disposition: attachment; filename=reservation.ics');
});
