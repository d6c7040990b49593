import type { Page } from '@playwright/test';

/** What the page sounds with can be taken from it, as a tablet does for a call, an alarm or a lock. */
export async function interruptibleSound(page: Page): Promise<{ interrupt: (off: boolean) => Promise<void> }> {
  await page.addInitScript(() => {
    let away = false;
    const made: AudioContext[] = [];
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.push(this);
      }
      override get state() {
        return away ? 'interrupted' : super.state;
      }
      override async resume() {
        if (away) throw new DOMException('interrupted', 'InvalidStateError');
        return super.resume();
      }
    };
    Object.assign(window, {
      interruptSound(off: boolean) {
        away = off;
        for (const context of made) context.dispatchEvent(new Event('statechange'));
      },
    });
  });
  return {
    interrupt: (off) =>
      page.evaluate(
        (taken) => (window as unknown as { interruptSound: (off: boolean) => void }).interruptSound(taken),
        off,
      ),
  };
}
