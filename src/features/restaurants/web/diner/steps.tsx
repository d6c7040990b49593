import { m } from '#generated/messages/messages.js';

export function Steps() {
  const steps = [
    [m['diner.step1'](), m['diner.step1Text']()],
    [m['diner.step2'](), m['diner.step2Text']()],
    [m['diner.step3'](), m['diner.step3Text']()],
    [m['diner.step4'](), m['diner.step4Text']()],
  ];
  return (
    <section className="rounded-xl bg-surface px-5 pt-6 pb-5 shadow-lift">
      <h2 className="mb-4 text-lg">{m['diner.howItWorks']()}</h2>
      <ol>
        {steps.map(([title, text], index) => (
          <li key={title} className="group relative grid grid-cols-[2rem_1fr] gap-4 pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full bg-tint font-semibold text-brand-ink text-sm"
            >
              {index + 1}
            </span>
            <span
              aria-hidden="true"
              className="absolute top-9 bottom-1 left-4 w-px bg-brand-soft/60 group-last:hidden"
            />
            <div className="min-w-0 pt-1">
              <h3 className="text-base">{title}</h3>
              <p className="text-ink-2 text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
