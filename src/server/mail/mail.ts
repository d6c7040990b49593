import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Letter, Post, Text } from '#lib/letters.ts';
import { writeLetter } from './letters.ts';
import type { Outbox } from './outbox.ts';

/** What tells a letter that is carried again from another one like it. */
export interface Dispatch {
  id: string;
  at: Date;
}

/** Carries one letter to where it is read; fails when it could not. */
export interface Mailer {
  send(letter: Letter, dispatch?: Dispatch): Promise<void>;
}

/** Carries one text to a phone. Another provider is another of these. */
export interface TextSender {
  send(text: Text): Promise<void>;
}

const smtpTimeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 };

export interface Smtp {
  url: string;
  from: string;
  /** A server that offers no encryption is given no letter, and no password. */
  startTls: boolean;
}

export function smtpMailer({ url, from, startTls }: Smtp, publicUrl: string): Mailer {
  // A server that says nothing has failed before the letter's job is given to somebody else.
  const transport = createTransport({ url, requireTLS: startTls, ...smtpTimeouts });
  return {
    async send(letter, dispatch) {
      const { to, sender, subject, text, html, calendar } = writeLetter(letter, publicUrl);
      await transport.sendMail({
        // As an address, not as a list of them in text.
        to: { name: '', address: to },
        from: sender === undefined ? from : { name: sender, address: addressOf(from) },
        subject,
        text,
        html,
        attachments: calendar && [
          {
            filename: calendar.file,
            content: calendar.content,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ],
        // Sent again, it is the same letter to whoever receives it.
        messageId: dispatch && `<${dispatch.id}@${addressOf(from).split('@').at(-1)}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

/** The address of 'Comanda <no-reply@comanda.example>'. */
function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

export function outboxMailer(outbox: Outbox, publicUrl: string): Mailer {
  return { send: (letter, dispatch) => outbox.keep(writeLetter(letter, publicUrl), dispatch) };
}

export function outboxTexts(outbox: Outbox): TextSender {
  return { send: ({ to, text }) => outbox.keep({ to, subject: text, text, html: '' }) };
}

export interface PostOffice extends Post {
  /** Waits for what is under way. */
  settled(): Promise<void>;
}

/** Sends in the background; what fails is tried again twice, then told to `onError`. */
export function postOffice(
  mailer: Mailer,
  texts: TextSender,
  onError: (error: unknown) => void,
  pausesMs: readonly number[] = [1_000, 10_000],
): PostOffice {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function carry(send: () => Promise<void>): Promise<void> {
    for (const pause of [...pausesMs, null]) {
      try {
        return await send();
      } catch (error) {
        if (pause === null || closing.signal.aborted) return onError(error);
        await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }
  function start(send: () => Promise<void>): void {
    const carried = carry(send).finally(() => underWay.delete(carried));
    underWay.add(carried);
  }

  return {
    letter: (letter) => start(() => mailer.send(letter)),
    text: (text) => start(() => texts.send(text)),
    async settled() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
