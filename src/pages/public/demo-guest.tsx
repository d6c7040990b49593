import { m } from '#generated/messages/messages.js';
import { BellIcon } from '#ui/admin/icons.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ReceiptIcon } from '#ui/icons.tsx';
import { QrIcon } from '#ui/icons-more.tsx';

/** What a guest does: scan, order, follow; and the restaurant where it can be tried. */
export function DemoGuest() {
  const steps = [
    { icon: QrIcon, title: m['public.step.scan'](), text: m['public.step.scanText']() },
    { icon: ReceiptIcon, title: m['public.step.order'](), text: m['public.step.orderText']() },
    { icon: BellIcon, title: m['public.step.follow'](), text: m['public.step.followText']() },
  ];
  return (
    <>
      <ol className="grid gap-4 md:grid-cols-3 lg:gap-8">
        {steps.map((step) => (
          <li key={step.title} className="grid content-start gap-2 rounded-xl bg-sunken p-7">
            <span className="mb-6 grid size-14 place-items-center rounded-full bg-surface text-brand-ink">
              <step.icon size={26} />
            </span>
            <h2 className="text-xl">{step.title}</h2>
            <p className="text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <a href="/r/restaurant-demo" className={`${buttonClass({ pill: true })} mt-8`}>
        {m['site.demo.openRestaurant']()}
      </a>
    </>
  );
}
