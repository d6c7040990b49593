import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Menu } from '../contract.ts';
import { drawnDrink } from './drawn.ts';
import { focusDigits } from './focus.ts';

interface Look {
  id: string;
  focus: [x: number, y: number];
  blur: string | null;
}

const pictured = statement(
  'menu.looks',
  `select p.id, json_build_array(p.focus_x, p.focus_y) as focus, s.blur
   from products p left join pictures s on s.restaurant_id = p.restaurant_id and s.id = right(p.image_url, 32)
     and p.image_url = '/media/' || p.restaurant_id || '/' || s.id
   where p.restaurant_id = $1 and p.archived_at is null and p.image_url is not null
     and (s.blur is not null or p.focus_x <> 50 or p.focus_y <> 50)`,
);

/** Apart from the menu that orders are priced with, which knows nothing of it. */
function keptLooks(scope: Scope): Promise<ReadonlyMap<string, Look>> {
  return scope.kept('menu.looks', ['menu', 'restaurant'], async () => {
    const found = await scope.rows<Look>(pictured, [scope.restaurantId]);
    return new Map(found.map((look) => [look.id, look]));
  });
}

/** The menu as guests are shown it: how pictures are cut, what is seen before they are there, and what is drawn instead. */
export async function withLooks(scope: Scope, menu: Menu): Promise<Menu> {
  const looks = await keptLooks(scope);
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => {
      if (product.imageUrl === null) {
        const drawn = drawnDrink(category.inPortuguese ?? category.name, product.inPortuguese ?? product.name);
        return drawn ? { ...product, drawn } : product;
      }
      const look = looks.get(product.id);
      if (!look) return product;
      const focus = focusDigits(look.focus);
      return { ...product, ...(focus && { focus }), ...(look.blur && { blur: look.blur }) };
    }),
  }));
  return { ...menu, categories };
}
