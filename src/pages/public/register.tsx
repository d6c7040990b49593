import { RegistrationForm } from '#features/accounts/web/public/register/registration-form.tsx';
import { RegistrationSteps } from '#features/accounts/web/public/register/registration-steps.tsx';
import { textLink } from '#features/accounts/web/public/text-link.ts';
import { usePickedPlan } from '#features/accounts/web/public/use-picked-plan.ts';
import { m } from '#generated/messages/messages.js';
import { planQuery, sitePaths } from '#lib/addresses.ts';
import { Brand } from './site/brand.tsx';
import { Language } from './site/language.tsx';

export const handle = { area: 'public' };

export default function Register() {
  const plan = usePickedPlan();
  const haveAccount = (
    <>
      {m['accounts.register.haveAccount']()}{' '}
      <a
        href={sitePaths.login + planQuery(plan)}
        className={`${textLink} ml-2 inline-flex min-h-11 items-center text-ink`}
      >
        {m['accounts.title']()}
      </a>
    </>
  );
  return (
    <div className="min-h-dvh xl:grid xl:grid-cols-[30rem_minmax(0,1fr)]">
      <title>{`${m['accounts.register.title']()} · ${m['common.appName']()}`}</title>
      <aside className="on-dark bg-panel text-on-panel max-xl:hidden">
        <div className="sticky top-0 h-dvh overflow-hidden pt-6 pr-16 pl-24">
          <Brand onPanel />
          <RegistrationSteps />
        </div>
      </aside>
      <div className="min-w-0">
        <header className="mx-auto flex min-h-18 max-w-2xl items-center justify-between gap-4 px-6 xl:mr-0 xl:max-w-none xl:justify-end xl:pt-4 xl:pr-24">
          <div className="xl:hidden">
            <Brand />
          </div>
          <div className="flex items-center gap-6">
            <p className="text-ink-2 text-sm max-sm:hidden">{haveAccount}</p>
            <Language to={`${sitePaths.register}${planQuery(plan)}`} />
          </div>
        </header>
        <main className="mx-auto max-w-2xl px-6 pt-8 pb-16 xl:mx-0 xl:ml-28 xl:max-w-3xl xl:pr-24 xl:pl-0 xl:pb-24">
          <h1 className="text-5xl tracking-display sm:text-6xl">{m['accounts.register.title']()}</h1>
          <p className="mt-4 text-ink-2 text-lg">{m['accounts.register.lead']()}</p>
          <RegistrationForm plan={plan} />
          <p className="mt-8 text-center text-ink-2 text-sm sm:hidden">{haveAccount}</p>
        </main>
      </div>
    </div>
  );
}
