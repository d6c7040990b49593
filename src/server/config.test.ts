import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const cwd = '/srv/comanda';

describe('readConfig', () => {
  test('asks for nothing', () => {
    expect(readConfig({}, cwd)).toEqual({
      port: 3000,
      ordersPerTable: 30,
      issuer: null,
      host: '0.0.0.0',
      databaseUrl: null,
      dataDir: '/srv/comanda/data',
      backupDir: null,
      demo: 'remembered',
      publicUrl: 'http://localhost:3000',
      appSecret: null,
      logLevel: 'info',
      trustProxy: false,
      smtp: null,
      providers: [],
      support: { phone: '+55 11 90000-0000', email: 'suporte@comanda.example' },
      payment: { provider: 'sandbox' },
      guestPayments: { provider: 'usual' },
      metrics: null,
      traces: null,
      dev: false,
    });
  });

  test('takes what is set, and an empty variable as unset', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HOST: '',
        DATA_DIR: '/var/lib/comanda',
        PUBLIC_URL: 'https://comanda.example/',
        LOG_LEVEL: 'warn',
      },
      cwd,
    );
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/comanda',
      publicUrl: 'https://comanda.example',
      logLevel: 'warn',
    });
  });

  test.each([
    ['a new or known data folder', {}, 'remembered'],
    ['npm start, which sets NODE_ENV itself', { NODE_ENV: 'production', COMANDA_NODE_ENV: 'default' }, 'remembered'],
    ['production', { NODE_ENV: 'production' }, 'off'],
    ['a database server', { DATABASE_URL: 'postgres://u:p@localhost/comanda' }, 'off'],
    ['production, asked for', { NODE_ENV: 'production', DEMO: 'on' }, 'on'],
    ['a data folder, declined', { DEMO: 'OFF' }, 'off'],
    ['nobody in it yet', { DEMO: 'Quiet', NODE_ENV: 'production' }, 'quiet'],
  ])('the demonstration with %s', (_, env, demo) => {
    expect(readConfig(env, cwd).demo).toBe(demo);
  });

  test.each([
    ['off', false],
    ['1', 1],
    ['10.0.0.0/8, 192.168.1.1', ['10.0.0.0/8', '192.168.1.1']],
    ['::1', ['::1']],
  ])('TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }, cwd).trustProxy).toEqual(expected);
  });

  test('names every wrong variable at once', () => {
    const env = {
      PORT: '0',
      DATABASE_URL: 'mysql://db/x',
      DEMO: 'maybe',
      PUBLIC_URL: 'https://comanda.example/menu',
      APP_SECRET: 'short',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'yes',
    };
    expect(() => readConfig(env, cwd)).toThrow(
      expect.objectContaining({
        code: 'CONFIG_INVALID',
        message: expect.stringMatching(/DATABASE_URL.*PORT.*DEMO.*PUBLIC_URL.*APP_SECRET.*LOG_LEVEL.*TRUST_PROXY/),
      }),
    );
  });

  test('letters and third parties', () => {
    const provider = {
      id: 'casa',
      name: 'Casa',
      issuer: 'https://id.example',
      clientId: 'comanda',
      clientSecret: 'secret',
    };
    const config = readConfig(
      {
        SMTP_URL: 'smtp://user:secret@mail.example:587',
        MAIL_FROM: 'Comanda <no-reply@comanda.example>',
        OIDC_PROVIDERS: JSON.stringify([provider]),
      },
      cwd,
    );
    expect(config.smtp).toEqual({
      url: 'smtp://user:secret@mail.example:587',
      from: 'Comanda <no-reply@comanda.example>',
      startTls: true,
    });
    expect(config.providers).toEqual([{ ...provider, scopes: ['openid', 'email', 'profile'] }]);
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' }, cwd)).toThrow('MAIL_FROM');
    for (const wrong of [
      'x',
      '{}',
      '[{}]',
      JSON.stringify([provider, provider]),
      JSON.stringify([{ ...provider, issuer: 'x' }]),
    ]) {
      expect(() => readConfig({ OIDC_PROVIDERS: wrong }, cwd)).toThrow('OIDC_PROVIDERS');
    }
  });
});
