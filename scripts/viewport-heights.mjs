// A Vite plugin. Chrome knows `dvh` since 108, which is newer than the oldest browsers: before each length that is told in it stands
// the same in `vh`, which they take.
export function viewportHeights() {
  return {
    name: 'viewport-heights',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = withPlainHeights(String(file.source));
      }
    },
  };
}

/** @param {string} css */
export const withPlainHeights = (css) =>
  css.replace(
    /([{;])([\w-]+):([^;{}]*\ddvh[^;{}]*)/g,
    (_all, before, name, value) => `${before}${name}:${value.replace(/(\d)dvh/g, '$1vh')};${name}:${value}`,
  );
