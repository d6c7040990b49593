// Read on the server alone: a page's style names the files of its restaurant's font, and no page those of another.

import lato400 from '@fontsource/lato/files/lato-latin-400-normal.woff2?url';
import lato700 from '@fontsource/lato/files/lato-latin-700-normal.woff2?url';
import latoExtended400 from '@fontsource/lato/files/lato-latin-ext-400-normal.woff2?url';
import latoExtended700 from '@fontsource/lato/files/lato-latin-ext-700-normal.woff2?url';
import poppins400 from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppins500 from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url';
import poppins600 from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import poppinsExtended400 from '@fontsource/poppins/files/poppins-latin-ext-400-normal.woff2?url';
import poppinsExtended500 from '@fontsource/poppins/files/poppins-latin-ext-500-normal.woff2?url';
import poppinsExtended600 from '@fontsource/poppins/files/poppins-latin-ext-600-normal.woff2?url';
import openSansExtended from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url';
import openSans from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';
import robotoExtended from '@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2?url';
import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import type { Appearance } from '../../contract.ts';

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** Letters that Portuguese and English do without. */
const extended =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

interface Font {
  /** Weight, the file of its letters, and the file of the rarer ones. */
  files: [weight: string, file: string, extended: string][];
  /** Arial stretched to its measures, so that nothing moves when it arrives. */
  fallback: string;
}

/** Inter is part of every page's style sheet. */
const shipped: Record<Exclude<Appearance['fontFamily'], 'Inter'>, Font> = {
  Roboto: {
    files: [['100 900', roboto, robotoExtended]],
    fallback: 'size-adjust:98.48%;ascent-override:94.2%;descent-override:24.79%;line-gap-override:0%',
  },
  'Open Sans': {
    files: [['300 800', openSans, openSansExtended]],
    fallback: 'size-adjust:102.67%;ascent-override:104.1%;descent-override:28.53%;line-gap-override:0%',
  },
  Lato: {
    files: [
      ['400', lato400, latoExtended400],
      ['700', lato700, latoExtended700],
    ],
    fallback: 'size-adjust:95.33%;ascent-override:103.54%;descent-override:22.34%;line-gap-override:0%',
  },
  Poppins: {
    files: [
      ['400', poppins400, poppinsExtended400],
      ['500', poppins500, poppinsExtended500],
      ['600', poppins600, poppinsExtended600],
    ],
    fallback: 'size-adjust:108.2%;ascent-override:97.04%;descent-override:32.35%;line-gap-override:9.24%',
  },
};

/** The style that sets a restaurant's pages in its font; of the files the browser fetches those whose letters it meets. */
export function fontCss(family: Appearance['fontFamily']): string {
  if (family === 'Inter') return '';
  const { files, fallback } = shipped[family];
  const face = (weight: string, file: string, range: string) =>
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${range}}`;
  return [
    ...files.flatMap(([weight, file, more]) => [face(weight, file, latin), face(weight, more, extended)]),
    `@font-face{font-family:${family} Fallback;src:local("Arial"),local("Liberation Sans");${fallback}}`,
    `:root{--font:${family},${family} Fallback,system-ui,sans-serif}`,
  ].join('');
}
