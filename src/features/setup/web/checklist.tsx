import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { setupStepPath, staffPaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import type { SetupState } from '../contract.ts';
import { nextStep } from '../next-step.ts';
import { type GuidedStep, guidedSteps } from '../values.ts';
import { stepNames } from './steps.ts';
import { useSetup } from './use-setup.ts';

interface Item {
  step?: GuidedStep;
  name: string;
  done: boolean;
  skipped?: boolean;
  /** What there is of it, or what it takes. */
  note: string;
  to: string;
  /** The page is in another document. */
  otherDocument?: boolean;
}

/** What is left until the house is open; gone once all of it is done, or it is sent away. */
export function Checklist() {
  const queries = useQueryClient();
  const { data: state } = useSetup();
  const dismiss = useChange(api.setup.dismiss.mutationOptions(), {
    failed: m['setup.failed'](),
    onDone: ({ dismissed }) => {
      void queries.invalidateQueries({ queryKey: api.setup.read.key() });
      if (dismissed) offerUndo(m['setup.checklist.dismissed'](), () => dismiss.mutate({ dismissed: false }));
    },
  });
  if (!state || state.dismissed) return null;
  const items = itemsOf(state);
  const done = items.filter((item) => item.done).length;
  const guided = nextStep(state.steps);
  const left = items.filter((item) => !item.done);
  const next = left.find((item) => (guided ? item.step === guided : !item.skipped)) ?? left[0];
  const away = (
    <Button
      variant="plain"
      size="s"
      className="text-on-panel-2! hover:bg-transparent!"
      busy={dismiss.isPending}
      onClick={() => dismiss.mutate({ dismissed: true })}
    >
      {next ? m['setup.checklist.dismiss']() : m['common.close']()}
    </Button>
  );
  if (!next)
    return (
      <section
        aria-label={m['setup.checklist.title']()}
        className="on-dark flex flex-wrap items-center justify-between gap-4 rounded-lg bg-panel p-5 text-on-panel lg:px-7"
      >
        <div className="min-w-0">
          <p className="font-semibold text-xl tracking-tight">{m['setup.checklist.allDone']()}</p>
          <p className="mt-1 text-on-panel-2">{m['setup.checklist.allDoneText']()}</p>
        </div>
        {away}
      </section>
    );
  return (
    <Card as="section" flush aria-labelledby="checklist" className="overflow-hidden lg:flex">
      <div className="min-w-0 grow p-5 lg:p-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="checklist" className="text-xl tracking-tight">
            {m['setup.checklist.title']()}
          </h2>
          <p className="text-ink-2 text-sm">{m['setup.checklist.count']({ done, all: items.length })}</p>
        </div>
        <progress
          aria-labelledby="checklist"
          value={done}
          max={items.length}
          className="mt-3 block h-1.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-brand-soft [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand-soft"
        />
        <ol className="mt-3">
          {items.map((item) => (
            <Entry key={item.name} item={item} next={item === next} />
          ))}
        </ol>
      </div>
      <div className="on-dark grid content-between gap-6 bg-panel p-5 text-on-panel lg:w-76 lg:shrink-0 lg:p-7">
        <div>
          <p className="font-semibold text-xl tracking-tight">{m['setup.checklist.nextTitle']({ step: next.name })}</p>
          <p className="mt-2 text-on-panel-2">
            {state.subscribed ? m['setup.checklist.nextOpen']() : m['setup.checklist.nextText']()}
          </p>
        </div>
        <div className="grid gap-2">
          <Go item={next} className={cx(buttonClass({ pill: true }), 'bg-brand-ground! text-brand-deep!')}>
            {next.otherDocument ? m['setup.checklist.go']() : next.note}
          </Go>
          {away}
        </div>
      </div>
    </Card>
  );
}

function Entry({ item, next }: { item: Item; next: boolean }) {
  return (
    <li className={cx('-mx-3 flex items-center gap-3 rounded-md px-3 py-2', next && 'bg-tint')}>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full',
          item.done ? 'bg-tint text-brand-ink' : 'inset-ring-2 inset-ring-hairline',
        )}
      >
        {item.done && <CheckIcon size={16} />}
      </span>
      <span className={cx('min-w-0 grow', item.done ? 'text-ink-2' : 'font-semibold')}>{item.name}</span>
      {item.done ? (
        <span className="text-right text-ink-2 text-sm">
          <span className="sr-only">{m['setup.order.done']()}</span> {item.note}
        </span>
      ) : (
        <Go
          item={item}
          className="inline-flex min-h-11 items-center gap-1.5 text-right font-medium text-brand-ink text-sm"
        >
          <span>{item.note}</span>
          <span className="sr-only">{item.name}</span>
          <ArrowRightIcon size={16} />
        </Go>
      )}
    </li>
  );
}

function Go({ item, className, children }: { item: Item; className: string; children: ReactNode }) {
  if (item.otherDocument)
    return (
      <a href={item.to} className={className}>
        {children}
      </a>
    );
  return (
    <Link to={item.to} className={className}>
      {children}
    </Link>
  );
}

function itemsOf(state: SetupState): Item[] {
  const { products, categories, tables, staff, subscribed, steps } = state;
  const there: Record<GuidedStep, string> = {
    look: m['setup.checklist.look'](),
    menu: m['setup.checklist.menu']({ dishes: products, categories }),
    tables: m['setup.checklist.tables']({ count: tables }),
    team: staff > 0 ? m['setup.checklist.team']({ count: staff }) : '',
    order: m['setup.checklist.order'](),
  };
  const guided = guidedSteps.map((step) => ({
    step,
    name: stepNames[step](),
    done: steps[step] === 'done',
    skipped: steps[step] === 'skipped',
    note: steps[step] === 'done' ? there[step] : m['setup.checklist.goOn'](),
    to: setupStepPath(step),
    otherDocument: true,
  }));
  return [
    ...guided,
    {
      name: m['shell.subscription'](),
      done: subscribed,
      note: subscribed ? m['setup.checklist.active']() : m['setup.order.toPlans'](),
      to: staffPaths.subscription,
    },
    {
      name: m['setup.checklist.print'](),
      done: steps.print === 'done',
      note:
        steps.print === 'done' ? '' : subscribed ? m['setup.checklist.sheet']() : m['setup.checklist.afterPaying'](),
      to: subscribed ? staffPaths.tablesPrint : staffPaths.subscription,
    },
  ];
}
