import path from 'node:path';
import { build } from 'vite';
import { root } from '../prepare.mjs';

/** The path of the agent and all that it imports as one CommonJS file, the format that a single executable starts. */
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
