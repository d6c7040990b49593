import { homedir } from 'node:os';
import path from 'node:path';

export type System = 'windows' | 'macos' | 'linux';
export type Env = Record<string, string | undefined>;

export const systemOf = (platform: NodeJS.Platform): System =>
  platform === 'win32' ? 'windows' : platform === 'darwin' ? 'macos' : 'linux';

export interface Places {
  /** What is kept between two starts. */
  config: string;
  /** The file that has the system start the program when this person signs in. */
  startup: string;
}

/** Where each system has what belongs to one person. */
export function placesOf(system: System, env: Env, home = homedir()): Places {
  if (system === 'windows') {
    const roaming = env.APPDATA ?? path.win32.join(home, 'AppData', 'Roaming');
    const startup = path.win32.join(roaming, 'Microsoft', 'Windows', 'Start Menu', 'Programs', 'Startup');
    return { config: path.win32.join(roaming, 'Comanda'), startup: path.win32.join(startup, 'Comanda.cmd') };
  }
  if (system === 'macos') {
    const library = path.posix.join(home, 'Library');
    return {
      config: path.posix.join(library, 'Application Support', 'Comanda'),
      startup: path.posix.join(library, 'LaunchAgents', 'comanda.print-agent.plist'),
    };
  }
  const config = env.XDG_CONFIG_HOME || path.posix.join(home, '.config');
  return {
    config: path.posix.join(config, 'comanda'),
    startup: path.posix.join(config, 'systemd', 'user', 'comanda-print-agent.service'),
  };
}
