/** Of lib/locale, written in by the build (scripts/boot). */
declare const spokenLanguages: string;

/**
 * Stands in diners' pages where the router's script stood (server/pages/document), which starts from here: when the pictures of the
 * first view are there and the phone has nothing else to do, at the first touch, or after three seconds. The files it is made of
 * are run one by one before it, each in a task of its own, so that the phone stays quick to answer. A tap made before is
 * remembered, and carried out when the page is alive (early-taps).
 */
const inert = document.getElementById('module')!;
const nonce = document.currentScript!.nonce;
const files = inert.dataset.files!.split(' ');
let started = false;

async function start() {
  if (started || window.__tooOld) return;
  started = true;
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  try {
    // The last makes the page alive at once: it comes with the module itself.
    for (const href of files.slice(0, -1)) {
      await import(/* @vite-ignore */ href);
      await new Promise((resume) => setTimeout(resume));
    }
  } catch {
    // The module asks for it again, and says what is wrong.
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = nonce;
  script.textContent = inert.textContent;
  document.head.append(script);
}

function tap(event: Event) {
  const tapped = (event.target as Element).closest?.<HTMLElement>('button,a,summary,input,select');
  if (!window.__alive && tapped) {
    window.__tap = tapped;
    if (tapped.matches('button')) event.preventDefault();
  }
  start();
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1_000 });
  else setTimeout(start, 200);
}

/** What opens the page again without a connection (public/sw.js). */
function keepPage() {
  navigator.serviceWorker?.register(`/sw.js?languages=${spokenLanguages}`, { scope: '/r/' }).catch(() => {});
}

addEventListener('click', tap, true);
addEventListener('keydown', start, true);
addEventListener('pointerdown', start, true);
addEventListener('load', () => {
  setTimeout(startWhenIdle, 50);
  setTimeout(keepPage, 4_000);
});
setTimeout(start, 3_000);
