import type { IconComponent } from '#ui/icon.tsx';
import { ChiliIcon, LeafIcon, WheatIcon } from '#ui/late-icons.tsx';
import type { Product } from '../../contract.ts';
import { toldTags } from '../../told-tags.ts';
import { tagTexts } from './tag-texts.ts';

const glyphs: Record<Product['tags'][number], IconComponent> = {
  vegano: LeafIcon,
  vegetariano: LeafIcon,
  sem_gluten: WheatIcon,
  picante: ChiliIcon,
};

export function Tags({ of }: { of: Pick<Product, 'tags' | 'allergens'> }) {
  const told = toldTags(of);
  if (told.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-2">
      {told.map((tag) => {
        const Glyph = glyphs[tag];
        return (
          <li key={tag} className="flex items-center gap-0.75 font-medium text-brand-ink text-xs leading-5">
            <Glyph size={15} />
            {/* The pod says it by itself, and a row has no room for more than it must say. */}
            <span className={tag === 'picante' ? 'sr-only' : undefined}>{tagTexts[tag]()}</span>
          </li>
        );
      })}
    </ul>
  );
}
