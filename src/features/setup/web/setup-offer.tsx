import { m } from '#generated/messages/messages.js';
import { setupPath } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import { useSetup } from './use-setup.ts';

/** Where an owner who has not paid yet is led: what they can do before, or what they have done. */
export function SetupOffer({ plan }: { plan: string | null }) {
  const { data } = useSetup();
  const done =
    data !== undefined && (['look', 'menu', 'tables', 'order'] as const).every((step) => data.steps[step] === 'done');
  return (
    <section
      aria-labelledby="setup-offer"
      className="on-dark flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-panel p-6 text-on-panel"
    >
      <div className="min-w-0 max-w-120">
        <h2 id="setup-offer" className="text-xl tracking-tight">
          {done ? m['setup.offer.doneTitle']() : m['setup.offer.title']()}
        </h2>
        <p className="mt-1.5 text-on-panel-2">{done ? m['setup.offer.doneText']() : m['setup.offer.text']()}</p>
      </div>
      <a href={setupPath(plan)} className={`${buttonClass({ pill: true })} bg-brand-ground! text-brand-deep!`}>
        {done ? m['setup.offer.doneAction']() : m['setup.offer.action']()}
        <ArrowRightIcon size={20} />
      </a>
    </section>
  );
}
