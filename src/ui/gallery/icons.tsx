import {
  AlertIcon,
  BookIcon,
  CheckIcon,
  ChevronRightIcon,
  HomeIcon,
  InfoIcon,
  PlusIcon,
  ReceiptIcon,
  RefreshIcon,
  WifiOffIcon,
} from '../icons.tsx';
import * as more from '../late-icons.tsx';
import * as staff from '../staff/icons.tsx';
import { GallerySection } from './section.tsx';

// Each by its name: asked for as a whole, the list of them would stand in what phones load first.
const first = {
  AlertIcon,
  BookIcon,
  CheckIcon,
  ChevronRightIcon,
  HomeIcon,
  InfoIcon,
  PlusIcon,
  ReceiptIcon,
  RefreshIcon,
  WifiOffIcon,
};
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
