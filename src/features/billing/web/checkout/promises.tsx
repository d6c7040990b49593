import { m } from '#generated/messages/messages.js';
import { RefreshIcon } from '#ui/icons.tsx';
import { LifebuoyIcon, ShieldIcon } from '#ui/staff/icons.tsx';

/** Why one can pay here without worry; the guarantee is promised to those who have it. */
export function Promises({ guaranteed }: { guaranteed: boolean }) {
  const promises = [
    { icon: ShieldIcon, title: m['billing.checkout.ssl'](), text: m['billing.checkout.sslText']() },
    { icon: LifebuoyIcon, title: m['billing.checkout.support'](), text: m['billing.checkout.supportText']() },
    guaranteed && {
      icon: RefreshIcon,
      title: m['billing.checkout.guarantee'](),
      text: m['billing.checkout.guaranteeText'](),
    },
  ].filter((promise) => promise !== false);
  return (
    <ul className="grid gap-4 sm:grid-cols-3 xl:grid-cols-1">
      {promises.map(({ icon: Glyph, title, text }) => (
        <li key={title} className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-tint text-brand-ink">
            <Glyph size={20} />
          </span>
          <span className="min-w-0">
            <span className="block font-medium">{title}</span>
            <span className="block text-ink-2 text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
