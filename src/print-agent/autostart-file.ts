import type { System } from './user-paths.ts';

/** The text of the file that makes a system start this command when its user signs in. */
export function autostartFile(system: System, command: readonly string[]): string {
  if (system === 'windows') return commandFile(command);
  return system === 'macos' ? launchAgent(command) : unit(command);
}

/** The code page comes first: the path may hold a person's name with accents. */
function commandFile(command: readonly string[]): string {
  const words = command.map((word) => `"${word.replaceAll('%', '%%')}"`).join(' ');
  return `@echo off\r\nchcp 65001 >nul\r\nstart "Comanda" /min ${words}\r\n`;
}

function launchAgent(command: readonly string[]): string {
  const escaped = (word: string) => word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key><string>comanda.print-agent</string>
  <key>ProgramArguments</key>
  <array>
${command.map((word) => `    <string>${escaped(word)}</string>`).join('\n')}
  </array>
  <key>RunAtLoad</key><true/>
  <key>KeepAlive</key><dict><key>SuccessfulExit</key><false/></dict>
  <key>ThrottleInterval</key><integer>30</integer>
</dict>
</plist>
`;
}

function unit(command: readonly string[]): string {
  const quoted = (word: string) =>
    `"${word.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%').replaceAll('$', '$$$$')}"`;
  return `[Unit]
Description=Comanda print agent

[Service]
ExecStart=${command.map(quoted).join(' ')}
Restart=on-failure
RestartSec=30

[Install]
WantedBy=default.target
`;
}
