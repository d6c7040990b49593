export const handle = { area: 'public' };

export default function Page() {
  return <main />;
}
