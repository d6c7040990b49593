import { data } from 'react-router';
import { Gallery } from '#ui/gallery/gallery.tsx';

export const handle = { area: 'gallery' };

/** Every component in every state, for those who work on them. */
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 });
  return null;
}

export default function DevUi() {
  return <Gallery />;
}
