import { data } from 'react-router';
import { platformPaths } from '#lib/addresses.ts';
import { NoSuchPage } from '../frame/no-such-page.tsx';

export const handle = { area: 'staff' };

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return <NoSuchPage home={platformPaths.home} />;
}
