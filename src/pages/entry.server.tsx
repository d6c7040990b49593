import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { DocumentContext, type DocumentParts } from '#client/document.ts';
import { type ServerContext, serverContext } from '#client/server-context.ts';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { baseLocale, type Locale } from '#lib/locale.ts';

const renderTimeoutMs = 10_000;

interface Rendering extends DocumentParts {
  locale: Locale;
}
const rendering = new AsyncLocalStorage<Rendering>();
overwriteGetLocale(() => rendering.getStore()?.locale ?? baseLocale);

const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();

/**
 * Answers one request in a language, with what its document is made of. It lives here, in the bundle, so that the router that answers
 * is the very copy of the library that the pages were made with.
 */
export function answer(
  build: ServerBuild,
  request: Request,
  values: ServerContext,
  parts: DocumentParts,
): Promise<Response> {
  const handle = handlers.get(build) ?? createRequestHandler(build, import.meta.env.MODE);
  handlers.set(build, handle);
  return rendering.run({ ...parts, locale: values.locale }, () => handle(request, provide(values)));
}

function provide(values: ServerContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(serverContext, values);
  return context;
}

/** The pages are sent whole: they are small, and most are kept as compressed buffers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const parts = rendering.getStore() ?? { nonce: undefined, styles: () => null };
  const { nonce } = parts;
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={parts}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </DocumentContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}
