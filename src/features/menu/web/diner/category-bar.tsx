import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';

type Props = {
  categories: readonly { id: string; name: string }[];
  /** The category shown alone, or '' for all. */
  selected: string;
  /** The category in view: marked while all are shown, none of them while something is looked for. */
  inView: string;
  onSelect: (id: string) => void;
  onJump: (id: string) => void;
  /** What stands above it once the page's own head is scrolled away. */
  head: ReactNode;
};

/**
 * The drop-down shows one category alone or all of them; a tab goes to its category. Once it has come to the top of the screen it
 * carries the head, whose room was kept in the page all along, over what stands before: nothing is moved by it.
 */
export function CategoryBar({ categories, selected, inView, onSelect, onJump, head }: Props) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  const current = selected || inView;

  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && tab) tabs.current?.scrollTo({ left: tab.offsetLeft - 60, behavior: 'instant' });
  }, [current]);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setStuck(Boolean(entry && entry.intersectionRatio < 1)), {
      // In a frame too, its own window counts: the page around it knows no top of this one.
      root: document,
      threshold: 1,
      rootMargin: '-1px 0px 999999px 0px',
    });
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);

  return (
    <fieldset
      ref={bar}
      aria-label={m['diner.categories']()}
      data-stuck={stuck ? '' : undefined}
      className="menu-bar group"
    >
      <div className="h-13.5">{stuck && head}</div>
      <div className="menu-tabs">
        <span className="menu-all">
          <span aria-hidden="true" className="menu-all-name">
            {categories.find(({ id }) => id === selected)?.name ?? m['diner.allCategories']()}
          </span>
          <select
            aria-label={m['diner.categories']()}
            value={selected}
            onChange={(event) => onSelect(event.target.value)}
          >
            <option value="">{m['diner.allCategories']()}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </span>
        <div ref={tabs} className="menu-tab-row">
          {categories.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-current={id === current || undefined}
              onClick={() => onJump(id)}
              className="menu-tab"
            >
              {name}
            </button>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
