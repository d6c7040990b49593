import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
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
  /** Of what the API could not serve, while nothing is at fault. */
  refused?: number;
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

/** A call that is refused because the database is away is no fault of the page: it answers as the call did. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const { status } = (error ?? {}) as { status?: unknown };
  const store = rendering.getStore();
  if (store && status === 503) store.refused = status;
  else if (!request.signal.aborted) console.error(error);
};

/** The pages are sent whole: they are small, and most are kept as compressed buffers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const parts: Omit<Rendering, 'locale'> = rendering.getStore() ?? { nonce: undefined, styles: () => null };
  const { nonce, refused } = parts;
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
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              status: status === 500 ? (refused ?? 500) : status,
              headers,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
      },
    );
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}
