// The oldest browsers that the product is for. What the build makes of scripts and styles follows from here, and so does what
// scripts may call (scripts/unsupported-calls.mjs).
//
// Safari 15.4: <dialog>, :has(), dvh, @layer, structuredClone, BroadcastChannel. Every iPhone since the 6s has it.
// Chrome 105: :has(), container queries, `translate` and `scale` by themselves. Android 6 has 106.
// Firefox 121: :has().
export const oldestBrowsers = { chrome: '105', edge: '105', firefox: '121', ios: '15.4', safari: '15.4' };

/** As Vite wants them said. */
export const buildTarget = Object.entries(oldestBrowsers).map(([browser, version]) => browser + version);
