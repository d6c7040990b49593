import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { DocumentParts } from '#client/document.ts';
import type { ServerContext } from '#client/server-context.ts';
import type { Locale } from '#lib/locale.ts';

interface Entry {
  during<T>(rendering: DocumentParts & { locale: Locale }, run: () => T): T;
  provide(values: ServerContext): RouterContextProvider;
}

/** The pages, rendered. The bundle holds no server code: what it needs is handed in with each request. */
export interface WebApp {
  render(request: Request, values: ServerContext, nonce: string | undefined): Promise<Response>;
}

function webApp(
  load: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
  styles: DocumentParts['styles'],
): WebApp {
  const handle = createRequestHandler(load, mode);
  return {
    async render(request, values, nonce) {
      const { during, provide } = (await load()).entry.module as unknown as Entry;
      return during({ locale: values.locale, nonce, styles }, () => handle(request, provide(values)));
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
    'production',
    (href) => styles.get(href) ?? null,
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
  return { app: webApp(load, 'development', () => null), vite };
}
