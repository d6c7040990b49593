import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  'postgres://c:p@localhost/c',
  'postgres://c:p@127.0.0.1:5432/c',
  'postgres://c:p@[::1]/c',
  'postgres://c@%2Fvar%2Frun%2Fpostgresql/c',
  'postgres://c@db.example/c?host=/var/run/postgresql',
  'postgres://c:p@db.example/c?sslmode=verify-full',
  'postgres://c:p@db.example/c?ssl=true',
  'postgres://c:p@database:5432/c?sslmode=disable',
])('a database is taken that is here, asked by TLS, or said to do without: %s', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL }, '/').databaseUrl).toBe(DATABASE_URL);
});

test.each([
  'postgres://c:p@db.example/c',
  'postgres://c:p@database:5432/c',
  'postgres://c:p@10.0.0.7/c',
  'postgres://c:p@127.0.0.1.example/c',
  'postgres://c:p@localhost/c?host=db.example',
  'postgres://c:p@db.example/c?ssl=false',
])('a database elsewhere is refused at the start without a word about TLS: %s', (DATABASE_URL) => {
  expect(() => readConfig({ DATABASE_URL }, '/')).toThrow(/DATABASE_URL must ask for TLS with sslmode=verify-full/);
});

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://10.0.0.7', true],
  ['smtps://mail.example', false],
  ['smtp://localhost:25', false],
  ['smtp://relay:25?ignoreTLS=true', false],
])('letters by %s wait for STARTTLS: %s', (SMTP_URL, startTls) => {
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'a@b.example' }, '/').smtp).toMatchObject({ startTls });
});
