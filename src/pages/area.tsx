import { useContext } from 'react';
import { NonceContext } from '#client/nonce.ts';
import adminCss from '#ui/area-admin.css?url';
import dinerCss from '#ui/area-diner.css?url';
import publicCss from '#ui/area-public.css?url';

/** The areas are documents of their own: one stylesheet each, and a full load from one to the next. */
export type Area = 'diner' | 'public' | 'admin';

export interface AreaHandle {
  area: Area;
  /** A page that only informs carries no script. */
  plain?: boolean;
}

const stylesheets: Record<Area, string> = { admin: adminCss, diner: dinerCss, public: publicCss };

/** The area's stylesheet. The server writes it into the page where it is small enough (see server/render). */
export function AreaStyle({ area }: { area: Area }) {
  const nonce = useContext(NonceContext);
  return <link rel="stylesheet" href={stylesheets[area]} nonce={nonce} data-area={area} suppressHydrationWarning />;
}
