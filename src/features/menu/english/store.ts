import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

/** By their ids, the names and descriptions that are written in English; '' where one of the two is not. */
export interface English {
  categories: Record<string, string>;
  products: Record<string, readonly [name: string, description: string]>;
  groups: Record<string, string>;
  options: Record<string, string>;
}

const names = (table: string) =>
  `coalesce((select json_object_agg(id, name_en) from ${table} where restaurant_id = $1 and name_en <> ''), '{}')`;
const written = statement(
  'menu.english',
  `select ${names('categories')} as categories, ${names('option_groups')} as groups, ${names('options')} as options,
     coalesce((select json_object_agg(id, json_build_array(name_en, description_en)) from products
       where restaurant_id = $1 and archived_at is null and (name_en <> '' or description_en <> '')), '{}') as products`,
);

/** Apart from the menu that orders are priced with, which knows nothing of it. */
export function keptEnglish(scope: Scope): Promise<English> {
  return scope.kept('menu.english', ['menu', 'restaurant'], async () => {
    const [found] = await scope.rows<English>(written, [scope.restaurantId]);
    return found ?? { categories: {}, products: {}, groups: {}, options: {} };
  });
}
