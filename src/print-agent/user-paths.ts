import { homedir } from 'node:os';
import path from 'node:path';

export type System = 'windows' | 'macos' | 'linux';
export type Env = Record<string, string | undefined>;

export const systemOf = (platform: NodeJS.Platform): System =>
  platform === 'win32' ? 'windows' : platform === 'darwin' ? 'macos' : 'linux';

export interface UserPaths {
  /** The folder for the token and the service's address. */
  config: string;
  /** The file that makes the system start the program when this user signs in. */
  autostart: string;
}

/** Where each system keeps what belongs to one user. */
export function userPaths(system: System, env: Env, home = homedir()): UserPaths {
  if (system === 'windows') {
    const roaming = env.APPDATA ?? path.win32.join(home, 'AppData', 'Roaming');
    const startup = path.win32.join(roaming, 'Microsoft', 'Windows', 'Start Menu', 'Programs', 'Startup');
    return { config: path.win32.join(roaming, 'Comanda'), autostart: path.win32.join(startup, 'Comanda.cmd') };
  }
  if (system === 'macos') {
    const library = path.posix.join(home, 'Library');
    return {
      config: path.posix.join(library, 'Application Support', 'Comanda'),
      autostart: path.posix.join(library, 'LaunchAgents', 'comanda.print-agent.plist'),
    };
  }
  const config = env.XDG_CONFIG_HOME || path.posix.join(home, '.config');
  return {
    config: path.posix.join(config, 'comanda'),
    autostart: path.posix.join(config, 'systemd', 'user', 'comanda-print-agent.service'),
  };
}
