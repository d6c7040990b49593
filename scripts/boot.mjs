// The script that diners' pages carry in themselves: one small file, written to build/boot.js.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { locales } from '../src/lib/locale.ts';
import { buildTarget } from './oldest-browsers.mjs';
import { root } from './prepare.mjs';

const { output } = await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { spokenLanguages: JSON.stringify(locales.join()) },
  build: {
    write: false,
    target: buildTarget,
    modulePreload: false,
    rolldownOptions: { input: path.join(root, 'src/client/boot.ts'), output: { format: 'iife' } },
  },
});
await mkdir(path.join(root, 'build'), { recursive: true });
await writeFile(path.join(root, 'build/boot.js'), output[0].code.trim());
