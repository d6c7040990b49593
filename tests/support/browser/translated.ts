import type { Page } from '@playwright/test';

/** What stands in the page for a text once it is translated: its words are others, its figures are the same. */
export const translated = (text: string) => text.replace(/\p{L}{3,}/gu, (word) => `${word}_tr`);

/** Translates the page as browsers do: two <font> elements take the place of each text, of those that come later too. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const font = () => {
      const element = document.createElement('font');
      element.style.verticalAlign = 'inherit';
      return element;
    };
    const apart = 'script, style, noscript, textarea, title, font';
    const translate = (text: Node) => {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(apart)) return;
      const outer = font();
      outer.appendChild(font()).textContent = text.nodeValue.replace(/\p{L}{3,}/gu, (word) => `${word}_tr`);
      text.parentElement.insertBefore(outer, text);
      text.parentElement.removeChild(text);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    translateAll(document.body);
    document.documentElement.lang = 'fr';
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        else for (const node of addedNodes) node instanceof Text ? translate(node) : translateAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
