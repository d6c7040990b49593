import { isRouteErrorResponse, useLocation } from 'react-router';
import { isNoAnswer } from '#client/no-answer.ts';
import { m } from '#generated/messages/messages.js';
import { platformPaths, sitePaths, staffPaths } from '#lib/addresses.ts';
import { Language } from './public/site/language.tsx';

interface FailureProps {
  error: unknown;
  /** What could not be read, where that is known; else that something unforeseen happened. */
  unread?: string;
}

/** What stands in a page's place when it cannot be shown. */
export default function Failure({ error, unread }: FailureProps) {
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const cut = isNoAnswer(error);
  const title = missing
    ? m['common.notFound']()
    : cut
      ? m['common.noConnection']()
      : (unread ?? m['common.unexpected']());
  const hint = missing ? m['common.notFoundHint'] : cut ? m['common.noConnectionHint'] : m['common.unexpectedHint'];
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl place-content-center gap-3 px-6 text-center">
      <title>{title}</title>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p>{hint()}</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        {!missing && (
          <a
            href={pathname + search}
            onClick={(event) => {
              event.preventDefault();
              location.reload();
            }}
            className="inline-block py-3 underline"
          >
            {m['common.retry']()}
          </a>
        )}
        <a href={homeOf(pathname)} className="inline-block py-3 underline">
          {m['common.goHome']()}
        </a>
      </p>
      <div className="justify-self-center">
        <Language to={pathname + search} />
      </div>
    </main>
  );
}

/** Who was at work goes on there. */
function homeOf(pathname: string): string {
  return [staffPaths.home, platformPaths.home].find((area) => pathname.startsWith(`${area}/`)) ?? sitePaths.home;
}
