import { m } from '#generated/messages/messages.js';
import { setupPath } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';

/** Where an owner who has not paid yet is led: what they can do before. */
export function SetupOffer({ plan }: { plan: string | null }) {
  return (
    <section
      aria-labelledby="setup-offer"
      className="on-dark flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-panel p-6 text-on-panel"
    >
      <div className="min-w-0 max-w-120">
        <h2 id="setup-offer" className="text-xl tracking-tight">
          {m['setup.offer.title']()}
        </h2>
        <p className="mt-1.5 text-on-panel-2">{m['setup.offer.text']()}</p>
      </div>
      <a href={setupPath(plan)} className={`${buttonClass({ pill: true })} bg-brand-ground! text-brand-deep!`}>
        {m['setup.offer.action']()}
        <ArrowRightIcon size={20} />
      </a>
    </section>
  );
}
