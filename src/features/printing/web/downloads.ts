import { deviceOf } from '#features/accounts/web/device.ts';
import type { AgentDownload } from '../contract.ts';

type File = Pick<AgentDownload, 'system' | 'arch'>;

const systems: Record<string, AgentDownload['system']> = { Windows: 'windows', Mac: 'macos', Linux: 'linux' };
/** As many computers are of one kind, the most common first: browsers do not tell a Mac's processor. */
const usual = ['windows-x64', 'macos-arm64', 'macos-x64', 'linux-x64', 'windows-arm64', 'linux-arm64'];

const systemOf = (userAgent: string) => systems[deviceOf(userAgent)?.system ?? ''];

/** Whether it opens on the visitor's own device. */
export const opensHere = ({ system }: File, userAgent: string): boolean => system === systemOf(userAgent);

/** Those for the visitor's system first; a phone has none, and the most common come first. */
export function orderedDownloads<F extends File>(files: readonly F[], userAgent: string): F[] {
  const system = systemOf(userAgent);
  const rank = (file: File) =>
    (file.system === system ? 0 : usual.length) + usual.indexOf(`${file.system}-${file.arch}`);
  return [...files].sort((a, b) => rank(a) - rank(b));
}
