import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { askedInQuery, staffPaths } from '#lib/addresses.ts';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SetupState } from '../contract.ts';
import { type GuidedStep, guidedSteps } from '../values.ts';
import { LookStep } from './look-step.tsx';
import { MenuStep } from './menu/menu-step.tsx';
import { OrderStep } from './order-step.tsx';
import { firstOpen, formerOf, nextOf, type StepProps, stepIn, stepNames } from './steps.ts';
import { TablesStep } from './tables-step.tsx';
import { TeamStep } from './team-step.tsx';
import { useMark, useSetup } from './use-setup.ts';

interface SetupScreenProps {
  initial: SetupState;
  plan: string | null;
  /** The page in whose place the step stands until the house has paid, by its name; null: the step itself was wanted. */
  asked: string | null;
  brand: ReactNode;
  language: ReactNode;
}

const screens = { look: LookStep, menu: MenuStep, tables: TablesStep, team: TeamStep };
const text = 'inline-flex min-h-11 items-center font-medium text-ink-2 hover:text-ink';

/** The guided set-up: one step at a time, each of which may be passed by, and all of which is kept. */
export function SetupScreen({ initial, plan, asked: instead, brand, language }: SetupScreenProps) {
  const { data: state = initial } = useSetup(initial);
  const [query, setQuery] = useSearchParams();
  const asked = stepIn(query.get('step'));
  const step = asked ?? firstOpen(initial);
  const to = (next: GuidedStep) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      after.set('step', next);
      after.delete(askedInQuery);
      return after;
    });
  // The address says where one is from the first step on, so going back leads there.
  useEffect(() => {
    if (asked) return;
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('step', step);
        return after;
      },
      { replace: true },
    );
  }, [asked, step, setQuery]);
  const mark = useMark();
  const former = formerOf(step);
  const leave = staffPaths.home;
  const unsaved = useRef<(() => Promise<unknown>) | null>(null);
  // A step that could not be saved is not left: why is said over it.
  const saveAndLeave = () =>
    unsaved.current?.().then(
      () => location.assign(leave),
      () => {},
    );
  const props: StepProps = {
    state,
    onward: () => to(nextOf(step)),
    to,
    unsaved,
    back: former && (
      <button type="button" className={text} onClick={() => to(former)}>
        {m['setup.back']()}
      </button>
    ),
    skip: (
      <button
        type="button"
        className={cx(text, 'lg:ml-auto')}
        onClick={() => {
          if (state.steps[step] === 'open') mark.mutate({ step, as: 'skipped' });
          if (step === 'order') location.assign(leave);
          else to(nextOf(step));
        }}
      >
        {step === 'order' ? m['setup.skipForNow']() : m['setup.skip']()}
      </button>
    ),
  };
  const Step = step === 'order' ? null : screens[step];
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <title>{`${m['setup.title']()} · ${m['common.appName']()}`}</title>
      <header className="flex min-h-16 items-center gap-x-2 px-5 lg:min-h-19 lg:gap-x-4 lg:px-10">
        <span className="max-lg:[&_a]:gap-0 max-lg:[&_a]:text-[0px]">{brand}</span>
        <nav aria-label={m['setup.path']()} className="mx-auto">
          <ol className="flex items-center gap-1.5">
            {guidedSteps.map((each, index) => (
              <PathEntry
                key={each}
                name={stepNames[each]()}
                number={index + 1}
                current={each === step}
                done={state.steps[each] === 'done'}
                onClick={() => to(each)}
              />
            ))}
          </ol>
        </nav>
        <span className="max-sm:hidden">{language}</span>
        <a
          href={leave}
          className={cx(text, 'shrink-0')}
          onClick={(event) => {
            if (!unsaved.current) return;
            event.preventDefault();
            void saveAndLeave();
          }}
        >
          <span className="max-xl:hidden">{m['setup.leave']()}</span>
          <span className="xl:hidden">{m['setup.leaveShort']()}</span>
        </a>
      </header>
      <main className="flex grow flex-col">
        {instead && !state.subscribed && (
          <div className="px-5 pb-4 lg:w-1/2 lg:pr-0 lg:pl-14 xl:pl-24">
            <Notice tone="blue">{m['setup.instead']({ page: instead })}</Notice>
          </div>
        )}
        {Step ? <Step key={step} {...props} /> : <OrderStep {...props} plan={plan} />}
      </main>
      {/* On a phone the bar above has no room for it. */}
      <footer className="flex justify-center px-5 pb-5 sm:hidden">{language}</footer>
    </div>
  );
}

interface PathEntryProps {
  name: string;
  number: number;
  current: boolean;
  done: boolean;
  onClick: () => void;
}

function PathEntry({ name, number, current, done, onClick }: PathEntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        onClick={onClick}
        className={cx(
          'flex min-h-11 min-w-6 items-center justify-center gap-2.5 rounded-full font-medium text-sm lg:pr-4 lg:pl-2',
          current ? 'text-ink lg:bg-sunken lg:font-semibold' : 'text-ink-2 hover:text-ink',
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            'grid shrink-0 place-items-center rounded-full font-semibold text-sm',
            current ? 'size-7 bg-brand text-on-brand' : 'size-2.5 lg:size-7',
            !current && (done ? 'bg-tint-2 text-brand-ink' : 'bg-sunken-2'),
          )}
        >
          <span className={current ? undefined : 'max-lg:hidden'}>
            {done && !current ? <CheckIcon size={16} /> : number}
          </span>
        </span>
        <span className={current ? 'max-[28rem]:sr-only' : 'max-lg:sr-only'}>{name}</span>
        {done && <span className="sr-only">{m['setup.order.done']()}</span>}
      </button>
    </li>
  );
}
