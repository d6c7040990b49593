import { keepChoice, useKept } from '#client/use-kept.ts';
import { useMedia } from '#client/use-media.ts';

export const views = ['evening', 'list'] as const;
export type View = (typeof views)[number];

/** From this width on an evening is seen whole. */
const wide = '(min-width: 64rem)';
const name = 'comanda.reservations';
const show = (view: View) => keepChoice(name, view);

/** The view that was last chosen on this device, or else the one that its width is made for. */
export function useView(): { view: View; show: (view: View) => void } {
  const isWide = useMedia(wide);
  const kept = useKept(name);
  const chosen = views.find((view) => view === kept);
  return { view: chosen ?? (isWide ? 'evening' : 'list'), show };
}
