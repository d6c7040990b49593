import { expect, type Page } from '@playwright/test';

/** What the consoles of the running journey's pages complained of, a list for each person. */
let heard: string[][] = [];

/** Starts a journey's lists. */
export function openConsoles(): void {
  heard = [];
}

/** Listens to a page's console; complaints go into the list that is given back. */
export function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  heard.push(complaints);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Takes out of a person's list what it has by now, for the journey to say that it expected that: what is left at its end fails it. */
export const taken = (complaints: string[]): string[] => complaints.splice(0);

/** A journey has provoked complaints of these kinds, as often as its pages asked, and no others. */
export function expectOnly(complaints: string[], ...kinds: unknown[]): void {
  for (const complaint of taken(complaints)) expect(kinds, complaint).toContainEqual(complaint);
}

/** What nobody has taken. */
export const unexpected = (): string[] => heard.flat();
