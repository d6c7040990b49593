import { m } from '#generated/messages/messages.js';
import { Avatar } from '#ui/avatar.tsx';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';

/** The cast of the demonstration. These accounts exist only where the demonstration is on. */
export const demoPassword = 'demo-comanda-2026';
export const demoAccounts = [
  { nameOf: () => m['shell.role.restaurant_owner'](), email: 'dono@demo.comanda.example' },
  { nameOf: () => m['shell.role.cashier'](), email: 'caixa@demo.comanda.example' },
  { nameOf: () => m['shell.role.waiter'](), email: 'garcom@demo.comanda.example' },
];

interface DemoAccountsProps {
  /** Out of the way of whoever came for an account of their own. */
  folded: boolean;
  onFill: (email: string, password: string) => void;
}

export function DemoAccounts({ folded, onFill }: DemoAccountsProps) {
  const accounts = <Accounts onFill={onFill} />;
  if (folded) {
    return (
      <details className="group mt-5">
        <summary className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 text-ink-2 text-sm">
          {m['accounts.demoTitle']()}
          <ChevronDownIcon size={16} className="transition group-open:rotate-180" />
        </summary>
        <div className="mt-2 rounded-lg bg-sunken px-2 pt-5 pb-2">{accounts}</div>
      </details>
    );
  }
  return (
    <section aria-labelledby="demo-accounts" className="mt-10 rounded-lg bg-sunken px-2 pt-5 pb-2">
      <h2 id="demo-accounts" className="px-3 text-base">
        {m['accounts.demoTitle']()}
      </h2>
      {accounts}
    </section>
  );
}

function Accounts({ onFill }: Pick<DemoAccountsProps, 'onFill'>) {
  return (
    <>
      <p className="px-3 pb-2 text-ink-2 text-sm">
        {m['accounts.demoPassword']()} <b className="font-semibold text-ink">{demoPassword}</b>
      </p>
      <ul>
        {demoAccounts.map(({ nameOf, email }) => {
          const name = nameOf();
          return (
            <li key={email}>
              <button
                type="button"
                onClick={() => onFill(email, demoPassword)}
                className="flex min-h-15 w-full items-center gap-3 rounded-md px-2 py-2 text-left sm:px-3 transition hover:bg-surface"
              >
                <Avatar name={name} size="s" tone="tint" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-ink-2 text-sm wrap-anywhere">{email}</span>
                </span>
                <ArrowRightIcon size={18} className="text-ink-3" />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
