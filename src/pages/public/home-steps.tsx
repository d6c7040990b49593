import { m } from '#generated/messages/messages.js';
import { BellIcon } from '#ui/admin/icons.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { QrIcon } from '#ui/icons-more.tsx';

export function HomeSteps() {
  const steps = [
    { icon: QrIcon, title: m['public.step.scan'](), text: m['public.step.scanText']() },
    { icon: ReceiptIcon, title: m['public.step.order'](), text: m['public.step.orderText']() },
    { icon: BellIcon, title: m['public.step.follow'](), text: m['public.step.followText']() },
  ];
  return (
    <section aria-labelledby="steps" className="pt-24 lg:pt-36">
      <h2 id="steps" className="text-4xl tracking-title">
        {m['public.steps']()}
      </h2>
      <ol className="mt-8 grid gap-4 md:grid-cols-3 lg:mt-12 lg:gap-8">
        {steps.map((step) => (
          <li key={step.title} className="grid content-start gap-2 rounded-lg bg-sunken p-7">
            <span className="mb-6 grid size-14 place-items-center rounded-full bg-surface text-brand-ink">
              <step.icon size={26} />
            </span>
            <h3 className="text-xl">{step.title}</h3>
            <p className="text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
