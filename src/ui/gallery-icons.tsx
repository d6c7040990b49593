import * as staff from './admin/icons.tsx';
import { GallerySection } from './gallery-section.tsx';
import * as first from './icons.tsx';
import * as more from './icons-more.tsx';

const icons = { ...first, ...more, ...staff };

export function GalleryIcons() {
  return (
    <GallerySection id="icons" title="Icons">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-4">
        {Object.entries(icons).map(([name, Glyph]) => (
          <li key={name} className="grid min-w-0 justify-items-center gap-2">
            <Glyph size={24} />
            <span className="max-w-full truncate text-ink-3 text-xs">{name.replace('Icon', '')}</span>
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
