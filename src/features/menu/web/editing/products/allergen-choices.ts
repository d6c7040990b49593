import { allergens } from '../../../values.ts';
import { allergenNames } from '../../diner/allergens-text.ts';

/** Every allergen with its name in the page's language, in the order in which they are offered. */
export const allergenChoices = () => allergens.map((each) => [each, allergenNames[each]()] as const);
