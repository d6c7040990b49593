import { useContext } from 'react';
import { DocumentContext } from '#client/document.ts';
import adminCss from '#ui/area-admin.css?url';
import dinerCss from '#ui/area-diner.css?url';
import galleryCss from '#ui/area-gallery.css?url';
import publicCss from '#ui/area-public.css?url';

/** The areas are documents of their own: one stylesheet each, and a full load from one to the next. */
export type Area = 'diner' | 'public' | 'admin' | 'gallery';

export interface AreaHandle {
  area: Area;
  /** A page that only informs carries no script. */
  plain?: boolean;
}

const stylesheets: Record<Area, string> = { admin: adminCss, diner: dinerCss, public: publicCss, gallery: galleryCss };

/** The area's stylesheet: linked for the admin's long sessions, written into the page where the first view counts. */
export function AreaStyle({ area }: { area: Area }) {
  const { nonce, styles } = useContext(DocumentContext);
  const href = stylesheets[area];
  if (import.meta.env.DEV || area === 'admin' || area === 'gallery') return <link rel="stylesheet" href={href} />;
  // The browser keeps what the server wrote: React neither compares nor replaces it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own built stylesheet
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles(href) ?? '' }} />;
}
