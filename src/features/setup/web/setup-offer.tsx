import { m } from '#generated/messages/messages.js';
import { setupPath, setupStepPath } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import { nextStep } from '../next-step.ts';
import { useSetup } from './use-setup.ts';

interface SetupOfferProps {
  plan: string | null;
  /** The page that was asked for, and the step that stands in for it where there is one. */
  asked: { page: string; step: string | null } | null;
  /** Leads to the plans; undefined where something else on the page leads on to pay. */
  onActivate: (() => void) | undefined;
}

const main = 'bg-brand-ground! text-brand-deep!';
const second = 'text-on-panel! inset-ring-on-panel-2!';

/** What an owner who has not paid yet reads in place of a subscription: why the page is closed, what is open before, and how to pay. */
export function SetupOffer({ plan, asked, onActivate }: SetupOfferProps) {
  const { data } = useSetup();
  const done = data !== undefined && nextStep(data.steps) === null;
  const why = asked
    ? m['shell.opensWith']({ page: asked.page })
    : done
      ? m['setup.offer.doneText']()
      : m['billing.current.newHint']();
  return (
    <section
      aria-labelledby="setup-offer"
      className="on-dark flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-lg bg-panel p-6 text-on-panel"
    >
      <div className="min-w-0 max-w-120">
        <h2 id="setup-offer" className="text-xl tracking-tight">
          {m['billing.current.none']()}
        </h2>
        <p className="mt-1.5 text-on-panel-2 wrap-anywhere">{why}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
        <a
          href={asked?.step ?? (done ? setupStepPath('look') : setupPath(plan))}
          className={`${buttonClass({ pill: true, variant: done ? 'plain' : undefined })} ${done ? second : main}`}
        >
          {done ? m['setup.offer.doneAction']() : m['setup.checklist.go']()}
          {!done && <ArrowRightIcon size={20} />}
        </a>
        {onActivate && (
          <Button pill variant={done ? undefined : 'plain'} className={done ? main : second} onClick={onActivate}>
            {m['billing.current.activate']()}
          </Button>
        )}
      </div>
    </section>
  );
}
