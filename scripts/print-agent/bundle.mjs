import path from 'node:path';
import { build } from 'vite';
import { root } from '../prepare.mjs';

/** The agent and all that it imports in one CommonJS file, which is what a single executable of Node 24 starts. */
export async function bundleAgent(folder, publicUrl) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { builtFor: JSON.stringify(publicUrl) },
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'src/print-agent/main.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false, entryFileNames: 'comanda-impressao.cjs' } },
    },
  });
  return path.join(folder, 'comanda-impressao.cjs');
}
