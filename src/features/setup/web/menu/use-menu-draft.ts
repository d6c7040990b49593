import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '#client/api.ts';
import type { SetupState } from '../../contract.ts';
import { type ReadCategory, readList } from '../../paste/read-list.ts';
import { guessKitchen } from '../../starters/guess.ts';
import { kitchens, mostListCharacters } from '../../values.ts';
import { useKeptFields } from '../use-kept-fields.ts';
import { decidedOf, keptDecided } from './decided.ts';
import { draftOfList, draftOfMenu, draftOfStarter } from './draft.ts';

const ways = ['starter', 'list', 'file'] as const;
export type Way = (typeof ways)[number];

const nothingThere = { categories: [] };

/** What is chosen, pasted and decided, and what would come of it. Until something is to be added, what is there already. */
export function useMenuDraft({ restaurant, products }: SetupState) {
  const { slug, name, description } = restaurant;
  const there = products > 0;
  const start = { way: there ? '' : 'starter', kitchen: '', text: '', decided: '' };
  const { fields, change, forget } = useKeptFields(`menu-${slug}`, start);
  const [file, setFile] = useState<ReadCategory[]>([]);
  const menu = useQuery({ ...api.setup.menu.queryOptions(), enabled: there });
  const present = there ? menu.data : nothingThere;
  const { text, decided: answers } = fields;
  const way = ways.find((each) => each === fields.way) ?? (there ? null : 'starter');
  // Whoever is called 'Boteco da Lu' finds the boteco's menu there already.
  const kitchen = kitchens.find((each) => each === fields.kitchen) ?? guessKitchen(name, description) ?? 'boteco';
  const draft = useMemo(() => {
    if (!present) return [];
    if (!way) return draftOfMenu(present);
    if (way === 'starter') return draftOfStarter(kitchen, present);
    const read = way === 'file' ? file : text.length > mostListCharacters ? [] : readList(text);
    return draftOfList(read, decidedOf(answers), present);
  }, [way, kitchen, text, file, answers, present]);
  const decide = (key: string, answer: number | 'out' | null) => change({ decided: keptDecided(answers, key, answer) });
  return { way, kitchen, text, there, menu, draft, change, decide, setFile, forget };
}
