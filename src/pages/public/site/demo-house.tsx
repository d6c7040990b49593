import { demoAccounts, demoPassword } from '#features/accounts/web/public/demo-accounts.tsx';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { DemoPanel } from './demo-panel.tsx';

/** With what the restaurant's people can be tried. The accounts exist only where the demonstration is on. */
export function DemoHouse({ on, hidden }: { on: boolean; hidden: boolean }) {
  return (
    <DemoPanel
      title={m['demo.houseTitle']()}
      hidden={hidden}
      action={
        <a href={sitePaths.login} className={buttonClass({ pill: true })}>
          {m['site.demo.signIn']()}
        </a>
      }
    >
      {on ? (
        <dl className="grid gap-1">
          {demoAccounts.map(({ nameOf, email }) => (
            <div key={email} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-2">{nameOf()}</dt>
              <dd className="font-semibold wrap-anywhere">{email}</dd>
            </div>
          ))}
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-ink-2">{m['accounts.demoPassword']()}</dt>
            <dd className="font-semibold">{demoPassword}</dd>
          </div>
        </dl>
      ) : (
        <p className="text-ink-2">{m['site.demo.off']()}</p>
      )}
    </DemoPanel>
  );
}
