import { useEffect, useRef, useState } from 'react';

export function sectionId(categoryId: string): string {
  return `category-${categoryId}`;
}

/** Which category is shown alone, which is in view, and how to go to one. */
export function useCategory(ids: readonly string[]) {
  const [selected, setSelected] = useState('');
  const [inView, setInView] = useState(ids[0] ?? '');
  /** Where they went by a tab they are, though the page's end may keep it from the top, until they move on by themselves. */
  const went = useRef(false);
  const shown = selected === '' || ids.includes(selected) ? selected : '';
  const watched = shown ? '' : ids.join();

  useEffect(() => {
    if (!watched) return;
    const all = watched.split(',');
    const present = new Set<string>();
    // The band just beneath the bar decides.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          present[isIntersecting ? 'add' : 'delete'](target.id.slice(sectionId('').length));
        // Above the first category there is none, and what left is below.
        const above = entries[0] && entries[0].boundingClientRect.top > 0;
        const first = all.find((id) => present.has(id)) ?? (above && all[0]);
        if (first && !went.current) setInView(first);
      },
      { root: document, rootMargin: '-110px 0px -75% 0px' },
    );
    for (const id of all) {
      const section = document.getElementById(sectionId(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [watched]);

  useEffect(() => {
    const free = () => {
      went.current = false;
    };
    const moves = ['wheel', 'touchmove', 'keydown'] as const;
    for (const move of moves) addEventListener(move, free, { passive: true });
    return () => {
      for (const move of moves) removeEventListener(move, free);
    };
  }, []);

  const jump = (id: string) => {
    if (shown) {
      setSelected(id);
      return;
    }
    went.current = true;
    setInView(id);
    const section = document.getElementById(sectionId(id));
    // At once: on the way past a hundred rows a cheap phone would have to draw them all.
    section?.scrollIntoView({ block: 'start', behavior: 'instant' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  return { selected: shown, inView, select: setSelected, jump };
}
