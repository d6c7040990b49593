// A Vite plugin. A browser hears of a file only from the one that imports it: a part of a page that is fetched when it is needed would
// come in as many rounds as its imports are deep, each as long as the line is slow. Here such a part names all of them itself.
import path from 'node:path';

export function flatImports() {
  return {
    name: 'flat-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isDynamicEntry || chunk.isEntry) return null;
      const deeper = importsBelow(chunk, chunks).map((file) => `import"./${path.basename(file)}";`);
      // After its own imports, so that everything is run in the same order.
      return deeper.length > 0 ? { code: `${code}\n${deeper.join('')}`, map: null } : null;
    },
  };
}

/** What its imports import, and so on, of which it imports nothing itself. */
export function importsBelow({ fileName, imports }, chunks) {
  const own = new Set([fileName, ...imports]);
  const found = new Set(imports);
  for (const file of found) for (const next of chunks[file]?.imports ?? []) found.add(next);
  return [...found].filter((file) => !own.has(file));
}
