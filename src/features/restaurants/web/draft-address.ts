import type { Draft } from '../contract.ts';

/** The part of an address that holds a draft; the server shows such pages to the restaurant's owner alone. */
export const draftParameter = 'preview';

/** Where the restaurant's page shows a draft. Packed, so that the longest texts still fit into an address. */
export function draftAddress(slug: string, draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const packed = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `/r/${slug}?${draftParameter}=${packed}`;
}

/** What an address holds, or null when that is nothing of ours. Whether it is a draft is for the contract to say. */
export function readDraft(packed: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
