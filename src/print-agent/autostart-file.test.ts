import { expect, test } from 'vitest';
import { autostartFile } from './autostart-file.ts';
import { systemOf, userPaths } from './user-paths.ts';

test('each system has its own place for what belongs to one person', () => {
  expect(systemOf('win32')).toBe('windows');
  expect(systemOf('freebsd')).toBe('linux');
  expect(userPaths('windows', { APPDATA: 'C:\\Users\\João\\AppData\\Roaming' }, 'C:\\Users\\João')).toEqual({
    config: 'C:\\Users\\João\\AppData\\Roaming\\Comanda',
    autostart: 'C:\\Users\\João\\AppData\\Roaming\\Microsoft\\Windows\\Start Menu\\Programs\\Startup\\Comanda.cmd',
  });
  expect(userPaths('macos', {}, '/Users/joao')).toEqual({
    config: '/Users/joao/Library/Application Support/Comanda',
    autostart: '/Users/joao/Library/LaunchAgents/comanda.print-agent.plist',
  });
  expect(userPaths('linux', {}, '/home/joao').config).toBe('/home/joao/.config/comanda');
  expect(userPaths('linux', { XDG_CONFIG_HOME: '/c' }, '/home/joao').autostart).toBe(
    '/c/systemd/user/comanda-print-agent.service',
  );
});

test('Windows starts it small, also from a folder with accents, blanks and signs', () => {
  expect(autostartFile('windows', ['C:\\João 100%\\comanda & co.exe'])).toBe(
    '@echo off\r\nchcp 65001 >nul\r\nstart "Comanda" /min "C:\\João 100%%\\comanda & co.exe"\r\n',
  );
});

test('macOS starts it and starts it again when it fails', () => {
  const text = autostartFile('macos', ['/Users/a & <b>/node', '/x/comanda.cjs']);
  expect(text).toContain('<string>/Users/a &amp; &lt;b&gt;/node</string>\n    <string>/x/comanda.cjs</string>');
  expect(text).toContain('<key>RunAtLoad</key><true/>');
});

test('Linux: what systemd would read as signs of its own is escaped', () => {
  const text = autostartFile('linux', ['/home/a b/100% $HOME "x"\\y']);
  expect(text).toContain('ExecStart="/home/a b/100%% $$HOME \\"x\\"\\\\y"\n');
  expect(text).toContain('WantedBy=default.target');
});
