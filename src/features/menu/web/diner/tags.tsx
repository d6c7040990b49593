import { m } from '#generated/messages/messages.js';
import type { IconComponent } from '#ui/icon.tsx';
import { ChiliIcon, LeafIcon, WheatIcon } from '#ui/icons.tsx';
import type { Product } from '../../contract.ts';

const tags: Record<Product['tags'][number], [IconComponent, () => string]> = {
  vegano: [LeafIcon, m['diner.tag.vegano']],
  vegetariano: [LeafIcon, m['diner.tag.vegetariano']],
  sem_gluten: [WheatIcon, m['diner.tag.sem_gluten']],
  picante: [ChiliIcon, m['diner.tag.picante']],
};

export function Tags({ of }: { of: Product['tags'] }) {
  if (of.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
      {of.map((tag) => {
        const [Glyph, text] = tags[tag];
        return (
          <li key={tag} className="flex items-center gap-1 font-medium text-brand-ink text-xs">
            <Glyph size={15} />
            {text()}
          </li>
        );
      })}
    </ul>
  );
}
