import { useContext, useEffect, useState } from 'react';
import { DocumentContext } from '#client/document.ts';
import { patiently } from '#client/lazily.ts';
import type { Appearance } from '../../contract.ts';

/**
 * The restaurant's colours, worked out by the server (`brandCss`). The element is what the page's security policy has let in, so its
 * text never changes; colours that change while the page is open are set on the document's root.
 */
export function BrandStyle({ css, appearance }: { css: string; appearance: Appearance }) {
  const { nonce } = useContext(DocumentContext);
  const [first] = useState(JSON.stringify(appearance));
  useEffect(() => {
    if (JSON.stringify(appearance) === first) return;
    void patiently(() => import('./appearance.ts')).then(({ shades }) => {
      const { style } = document.documentElement;
      for (const [name, value] of Object.entries(shades(appearance))) style.setProperty(name, value);
    });
  }, [appearance, first]);
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  );
}
