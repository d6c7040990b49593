import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { ShieldIcon } from '#ui/staff/icons.tsx';
import type { Quote } from '../../contract.ts';

const link = 'font-medium underline decoration-brand-soft underline-offset-4 hover:decoration-current';

/** Who takes the payment, and what one agrees to. The texts open beside the form, so that nothing typed is lost. */
export function SmallPrint({ provider }: { provider: Quote['provider'] | undefined }) {
  return (
    <div className="grid gap-3 text-center text-ink-2 text-sm">
      {provider && (
        <p className="flex flex-wrap items-center justify-center gap-x-1.5">
          <ShieldIcon size={18} className="text-brand-ink" />
          {m['billing.checkout.secureVia']()}{' '}
          <strong className="text-ink">{m[`billing.provider.${provider}`]()}</strong>
        </p>
      )}
      <p>
        {m['billing.checkout.agree']()}{' '}
        <a href={sitePaths.terms} target="_blank" rel="noopener" className={link}>
          {m['billing.checkout.terms']()}
          <span className="sr-only"> {m['common.newTab']()}</span>
        </a>{' '}
        {m['billing.checkout.and']()}{' '}
        <a href={sitePaths.privacy} target="_blank" rel="noopener" className={link}>
          {m['billing.checkout.privacy']()}
          <span className="sr-only"> {m['common.newTab']()}</span>
        </a>
        .
      </p>
    </div>
  );
}
