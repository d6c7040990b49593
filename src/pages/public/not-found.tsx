import { data } from 'react-router';

export const handle = { area: 'public', plain: true };

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
