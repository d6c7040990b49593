import { useEffect, useState } from 'react';

export function sectionId(categoryId: string): string {
  return `category-${categoryId}`;
}

/** Which category is shown alone, which is in view, and how to go to one. */
export function useCategory(ids: readonly string[]) {
  const [selected, setSelected] = useState('');
  const [inView, setInView] = useState(ids[0] ?? '');
  const shown = selected === '' || ids.includes(selected) ? selected : '';
  const watched = shown ? '' : ids.join();

  useEffect(() => {
    if (!watched) return;
    // The band just beneath the bar decides.
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setInView(entered.target.id.slice(sectionId('').length));
      },
      { rootMargin: '-80px 0px -75% 0px' },
    );
    for (const id of watched.split(',')) {
      const section = document.getElementById(sectionId(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [watched]);

  const jump = (id: string) => {
    if (shown) {
      setSelected(id);
      return;
    }
    const section = document.getElementById(sectionId(id));
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  return { selected: shown, inView, select: setSelected, jump };
}
