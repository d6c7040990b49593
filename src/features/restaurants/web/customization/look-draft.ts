import type { Customization, CustomizationChange, Draft } from '../../contract.ts';
import { pictureUrl } from '../../pictures/contract.ts';
import { readColor } from './color-text.ts';

/** The form while it is edited: colours are text until they are colours. */
export type LookDraft = Omit<Customization, 'slug' | 'revision'>;

export const colorFields = ['primaryColor', 'secondaryColor', 'backgroundColor'] as const;

export function lookDraft({ slug: _slug, revision: _revision, ...look }: Customization): LookDraft {
  return { ...look, ...colorsOf(look, look) };
}

/** The colours in their one form; where one is none, the other's. */
function colorsOf(look: LookDraft, other: LookDraft): Pick<LookDraft, (typeof colorFields)[number]> {
  const [primaryColor, secondaryColor, backgroundColor] = colorFields.map(
    (field) => readColor(look[field]) ?? other[field],
  ) as [string, string, string];
  return { primaryColor, secondaryColor, backgroundColor };
}

/** What is sent; a colour that is none goes as it was typed, and the server says so. */
export function lookChange(draft: LookDraft, revision: number): CustomizationChange {
  return { ...draft, ...colorsOf(draft, draft), revision };
}

/** What can be shown of it already: where something is not yet valid, what is saved stands in. */
export function shownDraft(draft: LookDraft, saved: Customization): Draft {
  return {
    ...draft,
    ...colorsOf(draft, saved),
    name: draft.name.trim() || saved.name,
    logoUrl: shownPicture(draft.logoUrl, saved.logoUrl),
    coverImageUrl: shownPicture(draft.coverImageUrl, saved.coverImageUrl),
  };
}

/** What is saved may be older than today's rules, and then cannot be shown either. */
function shownPicture(chosen: string | null, saved: string | null): string | null {
  if (pictureUrl.safeParse(chosen).success) return chosen;
  return pictureUrl.safeParse(saved).success ? saved : null;
}
