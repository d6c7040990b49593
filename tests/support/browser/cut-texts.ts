/** Runs in the page: what of its words is cut, broken or runs out of its box at the present width, and whether the page is wider than it. */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const slack = 1.5;
  const page = document.documentElement;
  const scene =
    [...document.querySelectorAll<HTMLElement>('dialog:modal, [role=dialog]')].findLast((each) =>
      each.checkVisibility(),
    ) ?? document.body;

  const say = (what: string, text: string, element: Element) =>
    found.add(
      `${what}: ${text.trim().replace(/\s+/g, ' ').slice(0, 60)} <${element.tagName.toLowerCase()} ${element.className}>`,
    );

  if (page.scrollWidth > page.clientWidth) {
    const wide = [...scene.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > page.clientWidth + 1,
    );
    say('page too wide', `${page.scrollWidth}`, wide.at(-1) ?? page);
  }

  /** Read aloud only: a pixel of it is drawn. */
  const unseen = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflow } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (overflow !== 'visible' && (width <= 1 || height <= 1)) return true;
    }
    return false;
  };

  const boxOf = (element: Element) => {
    let at = element;
    while (at.parentElement && /^(inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
    return at;
  };

  const clippedBy = (element: Element, rects: DOMRect[]): Element | null => {
    // What a list scrolls away is not cut by what stands around the list, and a drawn phone ends where its picture does.
    let scrollsY = element.closest('[data-drawn]') !== null;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, webkitLineClamp, position } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX)) return null;
      const box = at.getBoundingClientRect();
      const clipsX = /hidden|clip/.test(overflowX);
      scrollsY ||= /auto|scroll/.test(overflowY);
      const clipsY = !scrollsY && /hidden|clip/.test(overflowY) && webkitLineClamp === 'none';
      if (clipsX && rects.some((rect) => rect.right > box.right + slack || rect.left < box.left - slack)) return at;
      if (clipsY && rects.some((rect) => rect.bottom > box.bottom + 3 || rect.top < box.top - 3)) return at;
      if (position === 'fixed') return null;
    }
    return null;
  };

  const range = document.createRange();
  const texts = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const element = node.parentElement;
    if (!text.trim() || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('option, script, style, title')) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) continue;
    const box = boxOf(element);
    const edge = box.getBoundingClientRect();
    const svg = element instanceof SVGElement;
    const runsOut = !svg && rects.some((rect) => rect.right > edge.right + slack || rect.left < edge.left - slack);
    const clip = clippedBy(element, rects);
    const short = box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).textOverflow === 'ellipsis';
    // A paragraph may end early, as the specification has it of descriptions; a name, a title or a label may not.
    const clamped =
      box.tagName !== 'P' &&
      getComputedStyle(box).webkitLineClamp !== 'none' &&
      box.scrollHeight > box.clientHeight + 2;
    if ((runsOut || clip || short || clamped) && !unseen(element)) {
      const kind = short ? 'shortened' : clamped ? 'clamped' : clip ? 'clipped' : 'out of its box';
      say(kind, text, short || clamped || !clip ? box : clip);
    }
    if (/[\p{L}\d] ?-[\p{L}\d]/u.test(text) && getComputedStyle(element).fontVariantNumeric.includes('tabular'))
      say('wide hyphen', text, element);
    if (rects.length === 1) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const token = /\S*$/.exec(text.slice(0, index))?.[0] + (/^\S*/.exec(text.slice(index))?.[0] ?? '');
      // Addresses and codes have no places where a word ends.
      if (/[@/]|\.\w/.test(token) || token.length > 24 || (/\d/.test(token) && /\p{L}/u.test(token))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4)),
      );
      if (lines.size > 1 && !unseen(element)) say('broken', word, box);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of scene.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const style = getComputedStyle(field);
    if (
      !pen ||
      !field.checkVisibility({ visibilityProperty: true }) ||
      /^(checkbox|radio|color|range|file|hidden|date|time)$/.test(field.type) ||
      style.opacity === '0'
    )
      continue;
    const shown = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
    const letter = field instanceof HTMLInputElement ? getComputedStyle(field, '::placeholder') : style;
    pen.font = `${style.fontWeight} ${letter.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const letters = shown.length * (Number.parseFloat(style.letterSpacing) || 0);
    if (field.type !== 'password' && pen.measureText(shown).width + letters > room + 2)
      say('field too narrow', shown, field);
  }
  return [...found];
}
