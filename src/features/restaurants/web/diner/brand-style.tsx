import { useContext, useEffect, useState } from 'react';
import { DocumentContext } from '#client/document.ts';
import type { Appearance } from '../../contract.ts';
import { brandCss, shades } from './appearance.ts';

/**
 * The restaurant's colours. The element is what the page's security policy has let in, so its text never changes; colours that change
 * while the page is open are set on the document's root.
 */
export function BrandStyle({ appearance }: { appearance: Appearance }) {
  const { nonce } = useContext(DocumentContext);
  const [first] = useState(appearance);
  useEffect(() => {
    if (brandCss(appearance) === brandCss(first)) return;
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(shades(appearance))) style.setProperty(name, value);
  }, [appearance, first]);
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {brandCss(first)}
    </style>
  );
}
