import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { baseLocale } from '#lib/locale.ts';
import { ownAnswer } from '#lib/own-answer.ts';
import { policyWithoutInline } from '#server/pages/document.ts';
import { refusal } from './refusal.ts';

/** On every answer there is, whoever gives it. A page replaces the policy with its own; in development it has none. */
export function strictHeaders(publicUrl: string, dev: boolean): Record<string, string> {
  return {
    [ownAnswer]: '1',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    ...(!dev && { 'content-security-policy': policyWithoutInline }),
  };
}

/** What is no request at all is answered before there is anything to answer with, and cut off. */
export function answerGarbage(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOf(error.code);
    const { code, message, data } = refusal('invalid_input', baseLocale);
    const body = JSON.stringify({ defined: false, code, status, message, data });
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
