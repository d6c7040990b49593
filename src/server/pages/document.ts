import { createHash } from 'node:crypto';

export interface Allowed {
  /** Whose pages this page may show in a frame; nobody's unless told. */
  shows?: string;
  /** Pages of this site may show it in a frame. */
  bySite?: boolean | undefined;
  /** Where its pictures may come from, beside this site. */
  pictures?: readonly string[];
}

/** The browser fetches nothing from elsewhere but pictures from where the page's own are, runs no inline script or style but those named here, and is framed by nobody, unless told. */
function policy(
  inline: { scripts: string[]; styles: string[] },
  { shows, bySite, pictures = [] }: Allowed = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.join(' ')}`,
    `style-src 'self' ${inline.styles.join(' ')}`,
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(shows ? [`frame-src ${shows}`] : []),
    `frame-ancestors ${bySite ? "'self'" : "'none'"}`,
  ]
    .map((directive) => directive.trimEnd())
    .join('; ');
}

/** For a page made for one request: a nonce that no other response has. */
export function policyWithNonce(nonce: string, allowed?: Allowed): string {
  const sources = [`'nonce-${nonce}'`];
  return policy({ scripts: sources, styles: sources }, allowed);
}

/** For a page that is kept and sent many times: the hashes of exactly its inline parts. */
export function policyWithHashes(html: string, allowed?: Allowed): string {
  return policy({ scripts: hashes(html, 'script'), styles: hashes(html, 'style') }, allowed);
}

export const policyWithoutInline = policy({ scripts: [], styles: [] });

function hashes(html: string, tag: 'script' | 'style'): string[] {
  const found = new Set<string>();
  for (const [, attributes, content] of html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))) {
    if (!content || attributes?.includes(' src=')) continue;
    found.add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return [...found];
}

/**
 * Lets the page be read before its script: module preloads go, and the router's module script becomes text, which `boot`
 * (client/boot, as it was built) starts later.
 */
export function deferScripts(html: string, nonce: string | undefined, boot: string): string {
  const files: string[] = [];
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_link, href: string) => {
      files.push(href);
      return '';
    })
    .replace(/<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/, (_script, module: string) => {
      // Its own hash must be in the policy of a kept page, so the module stands in the page as an inert script of its own.
      const entry = /import\("([^"]+)"\)/.exec(module)?.[1] ?? '';
      const inOrder = [...files.filter((href) => href !== entry), entry].join(' ');
      const inert = `<script type="text/plain" id="module" data-files="${inOrder}">${module}</script>`;
      return `${inert}<script${attribute}>${boot}</script>`;
    });
}
