import { useContext } from 'react';
import { DocumentContext } from '#client/document.ts';
import dinerCss from '#ui/styles/area-diner.css?url';
import galleryCss from '#ui/styles/area-gallery.css?url';
import kitchenCss from '#ui/styles/area-kitchen.css?url';
import publicCss from '#ui/styles/area-public.css?url';
import staffCss from '#ui/styles/area-staff.css?url';

/** The areas are documents of their own: one stylesheet each, and a full load from one to the next. */
export type Area = 'diner' | 'public' | 'staff' | 'kitchen' | 'gallery';

export interface AreaHandle {
  area: Area;
  /** A page that only informs carries no script. */
  plain?: boolean;
}

/** Where a stylesheet that is written into the page lies is known to whoever writes it: no phone asks. */
const written = (css: string) => (import.meta.env.SSR || import.meta.env.DEV ? css : '');

const stylesheets: Record<Area, string> = {
  staff: staffCss,
  kitchen: kitchenCss,
  diner: written(dinerCss),
  public: written(publicCss),
  gallery: galleryCss,
};
/** The others are written into the page. */
const linked: readonly Area[] = ['staff', 'kitchen', 'gallery'];

/** The area's stylesheet: linked for long sessions at work, written into the page where the first view counts. */
export function AreaStyle({ area }: { area: Area }) {
  const { nonce, styles } = useContext(DocumentContext);
  const href = stylesheets[area];
  if (import.meta.env.DEV || linked.includes(area)) return <link rel="stylesheet" href={href} />;
  // The browser keeps what the server wrote: React neither compares nor replaces it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles(href) ?? '' }} />;
}
