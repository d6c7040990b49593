declare global {
  interface Window {
    /** Set once the page answers taps by itself. */
    __alive?: boolean;
    /** The page stays as it was read (server/pages/old-browser-notice). */
    __tooOld?: boolean;
    /** What was tapped last before that (see boot). */
    __tap?: HTMLElement;
  }
}

/** Carries out the tap that was made before the page was alive. */
export function carryOutEarlyTap(): void {
  window.__alive = true;
  const early = window.__tap;
  window.__tap = undefined;
  if (early?.isConnected && early instanceof HTMLButtonElement) early.click();
}
