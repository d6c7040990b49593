import { type ReactNode, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation } from 'react-router';
import { takeFlash } from '#features/accounts/web/flash.ts';
import { m } from '#generated/messages/messages.js';
import Toaster from '#ui/toaster.tsx';
import { Brand } from './site/brand.tsx';
import { Language } from './site/language.tsx';

interface SignInPageProps {
  /** What has just happened, before the title. */
  above?: ReactNode;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** The entrance, and the place where leaving is confirmed. */
export function SignInPage({ above, title, hint, children }: SignInPageProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const flash = takeFlash();
    if (flash === 'signed_out') toast.success(m['shell.loggedOut']());
    if (flash === 'session_ended') toast.error(m['shell.sessionEnded']());
  }, []);
  useEffect(() => {
    // Back from where a sign-in led, browsers may show the page as it was left: busy, and for someone who is in by now.
    const again = (event: PageTransitionEvent) => event.persisted && location.reload();
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
  return (
    <div className="mx-auto w-full max-w-md px-6 pb-10">
      <title>{`${title} · ${m['common.appName']()}`}</title>
      <header className="flex min-h-18 items-center justify-between">
        <Brand />
        <Language to={pathname + search} />
      </header>
      <main className="pt-8 sm:pt-14">
        {above}
        <h1 className="text-5xl tracking-title">{title}</h1>
        {hint && <p className="mt-2.5 text-ink-2 wrap-anywhere">{hint}</p>}
        {children}
      </main>
      <Toaster />
    </div>
  );
}
