import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { BellIcon, ReceiptIcon } from '#ui/icons.tsx';
import { QrIcon } from '#ui/late-icons.tsx';

/** What a guest does: scan, order, follow; and the restaurant where it can be tried. */
export function DemoGuest() {
  const steps = [
    { icon: QrIcon, title: m['site.home.step.scan'](), text: m['site.home.step.scanText']() },
    { icon: ReceiptIcon, title: m['site.home.step.order'](), text: m['site.home.step.orderText']() },
    { icon: BellIcon, title: m['site.home.step.follow'](), text: m['site.home.step.followText']() },
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
