import { demoAccounts, demoPassword } from '#features/accounts/web/public/demo-accounts.tsx';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { CheckIcon } from '#ui/icons.tsx';

/** What the restaurant's people do, and with what they can try it. The accounts exist only where the demonstration is on. */
export function DemoHouse({ on }: { on: boolean }) {
  const points = [m['site.demo.point1'](), m['site.demo.point2'](), m['site.demo.point3'](), m['site.demo.point4']()];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
      <div>
        <h2 className="text-3xl tracking-title">{m['site.demo.houseTitle']()}</h2>
        <ul className="mt-5 grid gap-3 text-lg">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <CheckIcon size={22} className="mt-0.5 text-brand-ink" />
              {point}
            </li>
          ))}
        </ul>
        <a href={sitePaths.login} className={`${buttonClass({ pill: true })} mt-8`}>
          {m['site.demo.signIn']()}
        </a>
      </div>
      <section aria-labelledby="credentials" className="rounded-xl bg-sunken p-6 sm:p-8">
        <h2 id="credentials" className="text-xl">
          {m['accounts.demoTitle']()}
        </h2>
        {on ? (
          <dl className="mt-4 grid gap-2">
            {demoAccounts.map(({ nameOf, email }) => (
              <div
                key={email}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg bg-surface p-3"
              >
                <dt className="contents font-semibold">
                  <span className="row-span-2">
                    <Avatar name={nameOf()} size="s" tone="tint" />
                  </span>
                  <span>{nameOf()}</span>
                </dt>
                <dd className="text-ink-2 text-sm wrap-anywhere">{email}</dd>
              </div>
            ))}
            <div className="flex flex-wrap gap-x-2 px-3 pt-3">
              <dt className="text-ink-2">{m['accounts.demoPassword']()}</dt>
              <dd className="font-semibold">{demoPassword}</dd>
            </div>
          </dl>
        ) : (
          <p className="mt-3 text-ink-2">{m['site.demo.off']()}</p>
        )}
      </section>
    </div>
  );
}
