export const handle = { area: 'admin' };

export default function Page() {
  return <main />;
}
