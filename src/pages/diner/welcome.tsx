export const handle = { area: 'diner' };

export default function Page() {
  return <main />;
}
