import { isRouteErrorResponse } from 'react-router';
import { m } from '#generated/messages/messages.js';

/** What stands in a page's place when it cannot be shown. */
export function Failure({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl place-content-center gap-3 px-6 text-center">
      <h1 className="text-2xl font-semibold">{missing ? m['common.notFound']() : m['common.unexpected']()}</h1>
      <p>{missing ? m['common.notFoundHint']() : m['common.unexpectedHint']()}</p>
      <p>
        <a href="/" className="inline-block py-3 underline">
          {m['common.goHome']()}
        </a>
      </p>
    </main>
  );
}
