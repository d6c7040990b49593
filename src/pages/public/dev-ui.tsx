import { Gallery } from '#ui/gallery.tsx';

export const handle = { area: 'admin' };

export default function DevUi() {
  return <Gallery />;
}
