import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { RegistrationScene } from './registration-scene.tsx';

/** What registering leads to, beside the form where there is room. */
export function RegistrationSteps() {
  const steps = [
    [m['accounts.register.step.restaurant'](), m['accounts.register.step.restaurantText']()],
    [m['accounts.register.step.payment'](), m['accounts.register.step.paymentText']()],
    [m['accounts.register.step.order'](), m['accounts.register.step.orderText']()],
  ];
  return (
    <>
      <ol aria-label={m['accounts.register.steps']()} className="mt-24 grid gap-9">
        {steps.map(([title, text], index) => {
          const now = index === 0;
          return (
            <li
              key={title}
              aria-current={now ? 'step' : undefined}
              className={cx('relative grid grid-cols-[2rem_1fr] gap-5', now ? 'text-on-panel' : 'text-on-panel-2')}
            >
              {!now && <span className="-top-10 absolute left-[15px] h-8 w-0.5 bg-on-panel-2/40" />}
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-8 place-items-center rounded-full font-semibold text-sm',
                  now ? 'bg-brand-ground text-brand-deep' : 'inset-ring-[1.5px] inset-ring-on-panel-2/60',
                )}
              >
                {index + 1}
              </span>
              <p>
                <b className="block font-semibold text-lg leading-8">{title}</b>
                <span className="text-on-panel-2 text-sm">{text}</span>
              </p>
            </li>
          );
        })}
      </ol>
      <RegistrationScene />
    </>
  );
}
