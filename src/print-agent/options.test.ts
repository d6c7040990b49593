import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { readCode, readOptions, readServer } from './options.ts';

test('without options, everything is saved or asked for', () => {
  expect(readOptions([], {})).toEqual({
    server: null,
    code: null,
    tokenFile: null,
    autostart: null,
    search: true,
    help: false,
  });
});

test('options go before the environment', () => {
  const env = { COMANDA_SERVER: 'http://127.0.0.1:3000', PRINT_AGENT_TOKEN: '/run/token' };
  expect(readOptions([], env)).toMatchObject({ server: 'http://127.0.0.1:3000', tokenFile: '/run/token' });
  const said = ['--server', 'https://comanda.example/', '--code', '1234 1234 1234', '--token-file', 'a'];
  const expected = { server: 'https://comanda.example', code: '123412341234', tokenFile: 'a' };
  expect(readOptions(said, env)).toMatchObject(expected);
});

test('autostart is switched on, off, or left as it is', () => {
  expect(readOptions(['--install'], {}).autostart).toBe(true);
  expect(readOptions(['--uninstall'], {}).autostart).toBe(false);
  expect(readOptions(['--no-search'], {})).toMatchObject({ autostart: null, search: false });
});

test('what it understands is asked for by --help or -h', () => {
  for (const asked of ['--help', '-h']) expect(readOptions([asked], {}).help).toBe(true);
});

test('an option that it does not know is refused in the language of the computer', () => {
  expect(() => readOptions(['--what'], {})).toThrow(messages.optionsWrong());
});

test.each([['--server', 'a comanda'], ['--server', 'ftp://comanda.example'], ['--code', '1234'], ['--what']])(
  '%s %s is refused',
  (...args) => {
    expect(() => readOptions(args.filter(Boolean), {})).toThrow();
  },
);

test('an address is read as people write it', () => {
  expect(readServer(' comanda.example ')).toBe('https://comanda.example');
  expect(readServer('https://comanda.example/staff/printers')).toBe('https://comanda.example');
  expect(readServer('http://192.168.0.10:3000')).toBe('http://192.168.0.10:3000');
  for (const wrong of ['', 'meu restaurante', 'file:///etc/passwd', 'javascript:alert(1)', 'ftp://comanda.example'])
    expect(readServer(wrong)).toBeNull();
});

test('a code is twelve digits, grouped or not', () => {
  expect(readCode('1234 1234-1234')).toBe('123412341234');
  for (const wrong of ['', '1234', '1234123412345', 'doze']) expect(readCode(wrong)).toBeNull();
});
