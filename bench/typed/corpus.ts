import { readFileSync } from 'node:fs';
import type { ComandaMenu } from '../../src/features/orders/typed/read-comanda.ts';

/** What a waiter wrote, and what has to become of it. */
export interface Sentence {
  text: string;
  /** As `tell` of score.ts tells a reading: lines, questions, what is marked, the table. */
  wanted: string[];
}

export interface Corpus {
  menu: ComandaMenu;
  sentences: Sentence[];
}

/** A menu, a line of three hyphens, sentences. docs/typed-comanda.md shows how they are written. */
export function readCorpus(file: string): Corpus {
  const [menu = '', sentences = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return { menu: menuFrom(menu), sentences: sentencesFrom(sentences) };
}

type Groups = ComandaMenu['optionGroups'];

function menuFrom(text: string): ComandaMenu {
  const groups = new Map<string, Groups[number]>();
  const categories: { name: string; products: ComandaMenu['categories'][number]['products'][number][] }[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.startsWith('*')) {
      const [key, group] = groupFrom(line.slice(1));
      groups.set(key, group);
    } else if (line.startsWith('#')) categories.push({ name: line.slice(1).trim(), products: [] });
    else if (line) categories.at(-1)?.products.push(productFrom(line, groups));
  }
  return { categories, optionGroups: [...groups.values()] };
}

const gone = /\s*\(em falta\)$/;

/** 'ponto: Ponto da carne | 1-1 | Ao ponto; Bem passada +2,00' */
function groupFrom(line: string): [string, Groups[number]] {
  const [head = '', limits = '', options = ''] = line.split('|').map((part) => part.trim());
  const [key = '', name = key] = head.split(':').map((part) => part.trim());
  const [min = 0, max = 1] = limits.split('-').map(Number);
  const named = options.split(';').map((option) => {
    const [, text = '', price = '0'] = /^(.*?)(?:\s\+([\d,]+))?$/.exec(option.trim()) ?? [];
    const id = `${key}/${text.replace(gone, '')}`;
    return { id, name: text.replace(gone, ''), priceDeltaCents: cents(price), available: !gone.test(text) };
  });
  return [key, { id: key, name, min, max, options: named }];
}

/** 'Picanha na brasa | 89,90 | ponto, extras' */
function productFrom(line: string, groups: ReadonlyMap<string, Groups[number]>) {
  const [name = '', price = '0', keys = ''] = line.split('|').map((part) => part.trim());
  const optionGroupIds = keys
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  for (const key of optionGroupIds) if (!groups.has(key)) throw new Error(`${name}: there is no group ${key}`);
  const plain = name.replace(gone, '');
  return { id: plain, name: plain, priceCents: cents(price), available: !gone.test(name), optionGroupIds };
}

const cents = (price: string) => Math.round(Number(price.replace(',', '.')) * 100);

const expectation = /^[=?!@]\s/;

function sentencesFrom(text: string): Sentence[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() && !line.startsWith('//')))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      text: lines.filter((line) => !expectation.test(line)).join('\n'),
      wanted: lines.filter((line) => expectation.test(line)).map((line) => line.trim()),
    }));
}
