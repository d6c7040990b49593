import { createHash } from 'node:crypto';

export interface Framing {
  /** Whose pages this page may show in a frame; nobody's unless told. */
  shows?: string;
  /** Pages of this site may show it in a frame. */
  bySite?: boolean;
}

/** The browser fetches nothing from elsewhere but pictures that restaurants have given the address of, runs no inline script or style but those named here, and is framed by nobody, unless told. */
function policy(inline: { scripts: string[]; styles: string[] }, { shows, bySite }: Framing = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.join(' ')}`,
    `style-src 'self' ${inline.styles.join(' ')}`,
    "img-src 'self' data: blob: https: http:",
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
export function policyWithNonce(nonce: string, framing?: Framing): string {
  const sources = [`'nonce-${nonce}'`];
  return policy({ scripts: sources, styles: sources }, framing);
}

/** For a page that is kept and sent many times: the hashes of exactly its inline parts. */
export function policyWithHashes(html: string, framing?: Framing): string {
  return policy({ scripts: hashes(html, 'script'), styles: hashes(html, 'style') }, framing);
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
 * Lets the page be read before its script: module preloads go, and the router's module script becomes text that starts when the
 * pictures of the first view are there and the phone has nothing else to do, at the first touch, or after three seconds. The files it
 * is made of are run one by one before it, each in a task of its own, so that the phone stays quick to answer. A tap made
 * before is remembered and carried out when the page is alive (see client/early-taps).
 */
export function deferScripts(html: string, nonce: string | undefined): string {
  const preloads: string[] = [];
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_link, href: string) => {
      preloads.push(href);
      return '';
    })
    .replace(/<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/, (_script, module: string) => {
      // Its own hash must be in the policy of a kept page, so the module stands in the page as an inert script of its own.
      return `<script type="text/plain" id="module">${module}</script><script${attribute}>${bootScript(preloads, module)}</script>`;
    });
}

function bootScript(preloads: string[], module: string): string {
  // The entry makes the page alive at once: it comes last, with the module itself.
  const entry = /import\("([^"]+)"\)/.exec(module)?.[1];
  const parts = preloads.filter((href) => href !== entry);
  const start = `function go(){if(d)return;d=1;var p=Promise.resolve();${JSON.stringify(preloads)}.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.appendChild(l)});${JSON.stringify(parts)}.forEach(function(h){p=p.then(function(){return import(h)}).then(function(){return new Promise(function(r){setTimeout(r)})})});p.catch(function(){}).then(function(){var s=document.createElement("script");s.type="module";s.nonce=n;s.textContent=document.getElementById("module").textContent;document.head.appendChild(s)})}`;
  const taps = `function tap(e){var t=e.target.closest&&e.target.closest("button,a,summary,input,select");if(!window.__alive&&t){window.__tap=t;if(t.matches("button"))e.preventDefault()}go()}`;
  const idle = `function idle(){window.requestIdleCallback?requestIdleCallback(go,{timeout:1000}):setTimeout(go,200)}`;
  // What opens the page again without a connection (public/sw.js), once the phone has nothing else to do.
  const keep = `function keep(){navigator.serviceWorker&&navigator.serviceWorker.register("/sw.js",{scope:"/r/"}).catch(function(){})}`;
  return `(function(){var d=0,n=document.currentScript.nonce;${start};${taps};${idle};${keep};addEventListener("click",tap,true);addEventListener("keydown",go,true);addEventListener("pointerdown",go,true);addEventListener("load",function(){setTimeout(idle,50);setTimeout(keep,4000)});setTimeout(go,3000)})()`;
}
