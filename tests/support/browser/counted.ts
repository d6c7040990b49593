import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Counts what somebody does to get somewhere. A press counts one. A form that is typed through and sent with Enter counts one, however
 * many fields it has: it is one sitting. A code that is scanned counts one. Choosing among what is offered is a press. Nothing else is
 * done in the journey: what is not counted here is not done.
 */
export class Counted {
  readonly done: string[] = [];

  async press(what: Locator): Promise<void> {
    this.done.push(`press ${await what.evaluate((element) => element.textContent?.trim() || element.ariaLabel || '')}`);
    await what.click();
  }

  /** Fills the fields in by their names and sends them from the last one. */
  async send(page: Page, values: Record<string, string>): Promise<void> {
    this.done.push(`send ${Object.keys(values).join(', ')}`);
    for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
    // Before the page is alive the form sends nothing.
    await expect(page.locator(`form:has([name="${Object.keys(values).at(-1)}"]) button[type=submit]`)).toBeEnabled();
    await page.keyboard.press('Enter');
  }

  async scan(page: Page, address: string): Promise<void> {
    this.done.push('scan the code');
    await page.goto(address);
  }
}
