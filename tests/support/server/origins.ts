/** Where links of a test instance's letters lead, and where its pages are: its PUBLIC_URL, whatever address it listens at. */
export const publicUrl = 'http://instance.test';

const instances = new Set<string>();

export function isInstance(url: string): void {
  instances.add(url);
}

/** The Origin of the pages that write to this server. */
export function originOf(url: string): string {
  const { origin } = new URL(url);
  return instances.has(origin) ? publicUrl : origin;
}
