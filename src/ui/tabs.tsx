import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number };

type Props<Value extends string> = {
  label: string;
  /** Ties each tab to its panel. */
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
};

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function Tabs<Value extends string>({ label, id, value, onChange, tabs }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value) + step;
    const next = Number.isFinite(at) ? (at + tabs.length) % tabs.length : at < 0 ? 0 : tabs.length - 1;
    const target = tabs[next];
    if (!target) return;
    onChange(target.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className="flex gap-6 overflow-x-auto border-hairline border-b">
      {tabs.map((tab) => {
        const selected = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={selected}
            aria-controls={selected ? `${id}-panel-${tab.value}` : undefined}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
            className="-outline-offset-2 flex min-h-12 shrink-0 items-center gap-2 border-transparent border-b-2 px-0.5 font-medium text-ink-2 transition hover:text-ink aria-selected:border-brand-ink aria-selected:font-semibold aria-selected:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <span className="money text-ink-3">{tab.count}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** The panel of the tab now shown. */
export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable by keyboard
      tabIndex={0}
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      className="pt-5"
    >
      {children}
    </div>
  );
}
