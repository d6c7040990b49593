import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { DocumentParts } from '#client/document.ts';
import type { ServerContext } from '#client/server-context.ts';

/** The pages, rendered. The bundle holds no server code: what it needs is handed in with each request. */
export interface WebApp {
  render(request: Request, values: ServerContext, nonce: string | undefined): Promise<Response>;
  /** What diners' pages carry in themselves, to start the rest later (client/boot); empty in development, where nothing waits. */
  boot: string;
}

/** What the bundle's entry (pages/entry.server) offers besides what the router asks of it. */
interface Entry {
  answer(build: ServerBuild, request: Request, values: ServerContext, parts: DocumentParts): Promise<Response>;
}

function webApp(load: () => Promise<ServerBuild>, styles: DocumentParts['styles'], boot: string): WebApp {
  return {
    boot,
    async render(request, values, nonce) {
      const build = await load();
      return (build.entry.module as ServerBuild['entry']['module'] & Entry).answer(build, request, values, {
        nonce,
        styles,
      });
    },
  };
}

export async function builtWebApp(buildDir: string): Promise<WebApp> {
  const build = (await import(path.join(buildDir, 'server', 'index.js'))) as ServerBuild;
  const styles = new Map<string, string>();
  // Small stylesheets are written into pages; the server reads each once.
  for (const href of await builtStyles(buildDir)) {
    styles.set(href, await readFile(path.join(buildDir, 'client', href), 'utf8'));
  }
  return webApp(
    async () => build,
    (href) => styles.get(href) ?? null,
    await readFile(path.join(buildDir, 'boot.js'), 'utf8'),
  );
}

async function builtStyles(buildDir: string): Promise<string[]> {
  const files = await readdir(path.join(buildDir, 'client', 'assets'));
  return files.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`);
}

/** In development Vite compiles the pages at each request; `middlewares` serves the browser's modules. */
export async function liveWebApp(root: string) {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>;
  return { app: webApp(load, () => null, ''), vite };
}
