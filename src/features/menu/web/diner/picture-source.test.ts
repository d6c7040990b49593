import { expect, test } from 'vitest';
import { pictureSource } from './picture-source.ts';

test('a stored picture has three sizes, one from elsewhere only itself', () => {
  expect(pictureSource('/media/r/moqueca')).toEqual({
    src: '/media/r/moqueca-320.webp',
    srcSet: '/media/r/moqueca-160.webp 160w, /media/r/moqueca-320.webp 320w, /media/r/moqueca-640.webp 640w',
  });
  expect(pictureSource('https://cdn.example/a.jpg')).toEqual({ src: 'https://cdn.example/a.jpg' });
});
