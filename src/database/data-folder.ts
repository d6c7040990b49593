import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from '../lib/startup-error.ts';
import { writeDurably } from './durable-file.ts';

export type Secrets = { databasePassword: string; appSecret: string };

/** Makes the folder when it is missing and proves that it can be written to. */
export function openDataFolder(dataDir: string): string {
  const folder = path.resolve(dataDir);
  try {
    if (!existsSync(folder)) {
      makeFolder(folder);
      // PostgreSQL runs as another user when we are root, and must be able to reach its own folder inside this one.
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeDurably(probe, '');
    rmSync(probe);
  } catch (cause) {
    throw notWritable(folder, cause);
  }
  return folder;
}

/** One of the folders within it, or of those that another setting names. */
export function openFolder(folder: string, setting: FolderSetting = 'DATA_DIR'): string {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw notWritable(folder, cause, setting);
  }
  return folder;
}

/** Step by step: Node's own way of making several at once never ends where the system denies one without saying why (/proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const kindOf = { DATA_DIR: 'data', BACKUP_DIR: 'backup' } as const;
type FolderSetting = keyof typeof kindOf;

function notWritable(folder: string, cause: unknown, setting: FolderSetting = 'DATA_DIR'): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(
    'DATA_FOLDER_NOT_WRITABLE',
    `The ${kindOf[setting]} folder ${folder} cannot be written to (${reason}). Set ${setting} to a folder this user may write to.`,
    { cause },
  );
}

/** The random secrets of this installation, made at the first call. */
export function readSecrets(dataDir: string): Secrets {
  const folder = openDataFolder(dataDir);
  const file = path.join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const fresh: Secrets = {
      databasePassword: randomBytes(24).toString('hex'),
      appSecret: randomBytes(32).toString('hex'),
    };
    createOnce(file, JSON.stringify(fresh, null, 2));
  }
  const secrets = parse(file) as Partial<Secrets>;
  if (typeof secrets.databasePassword !== 'string' || typeof secrets.appSecret !== 'string') {
    throw damaged(file);
  }
  return { databasePassword: secrets.databasePassword, appSecret: secrets.appSecret };
}

/**
 * Whether the demonstration runs: what DEMO says, else what this data folder was made with; a new folder is made with
 * it. The answer is kept, so that a folder first used with DEMO=off, or in production, never fills with it later.
 */
export function decideDemo(config: {
  demo: 'on' | 'quiet' | 'off' | 'remembered';
  dataDir: string;
  databaseUrl: string | null;
}) {
  const asked = config.demo === 'on' || config.demo === 'quiet';
  if (config.databaseUrl !== null) return asked;
  const file = path.join(openDataFolder(config.dataDir), 'settings.json');
  const settings = existsSync(file) ? (parse(file) as Record<string, unknown>) : {};
  const demo = config.demo === 'remembered' ? settings.demo !== false : asked;
  if (settings.demo !== demo) {
    const draft = `${file}.${process.pid}`;
    writeDurably(draft, JSON.stringify({ ...settings, demo }, null, 2));
    renameSync(draft, file);
  }
  return demo;
}

/** Two processes may start at once: a link cannot replace a file, so the first one's secrets stand. */
function createOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeDurably(draft, content);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function parse(file: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch (cause) {
    throw damaged(file, cause);
  }
  throw damaged(file);
}

function damaged(file: string, cause?: unknown): StartupError {
  return new StartupError('DATA_FOLDER_DAMAGED', `${file} cannot be read. Restore it from a backup.`, { cause });
}
