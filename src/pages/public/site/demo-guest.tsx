import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { DemoPanel } from './demo-panel.tsx';

/** What a guest does: scan, order, follow; and the restaurant where all of it can be tried. */
export function DemoGuest({ hidden }: { hidden: boolean }) {
  return (
    <DemoPanel
      title={m['demo.guestTitle']()}
      hidden={hidden}
      action={
        <a href="/r/restaurant-demo" className={buttonClass({ pill: true, variant: 'quiet' })}>
          {m['site.demo.openRestaurant']()}
        </a>
      }
    >
      <p className="text-ink-2">{m['demo.guestText']()}</p>
    </DemoPanel>
  );
}
