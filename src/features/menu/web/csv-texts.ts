import { m } from '#generated/messages/messages.js';
import type { CsvColumn, CsvProblem } from '../csv/contract.ts';
import type { Unread } from './decode-csv.ts';

export const columnNames: Record<CsvColumn, () => string> = {
  category: m['menu.tools.column.category'],
  name: m['menu.tools.column.name'],
  description: m['menu.tools.column.description'],
  nameEn: m['menu.tools.column.nameEn'],
  descriptionEn: m['menu.tools.column.descriptionEn'],
  categoryEn: m['menu.tools.column.categoryEn'],
  price: m['menu.tools.column.price'],
  available: m['menu.tools.column.available'],
  minutes: m['menu.tools.column.minutes'],
  station: m['menu.tools.column.station'],
  tags: m['menu.tools.column.tags'],
  allergens: m['menu.tools.column.allergens'],
  options: m['menu.tools.column.options'],
  image: m['menu.tools.column.image'],
  optionsEn: m['menu.tools.column.optionsEn'],
  choicesEn: m['menu.tools.column.choicesEn'],
  code: m['menu.tools.column.code'],
  pricing: m['menu.tools.column.pricing'],
};

export const unreadTexts: Record<Unread, () => string> = {
  not_text: m['menu.tools.fileNotText'],
  letters: m['menu.tools.fileLetters'],
};

export const problemTexts: Record<CsvProblem['problem'], () => string> = {
  required: m['menu.tools.problem.required'],
  too_long: m['menu.tools.problem.too_long'],
  invalid: m['menu.tools.problem.invalid'],
  price: m['menu.tools.problem.price'],
  price_unclear: m['menu.tools.problem.price_unclear'],
  pricing: m['menu.tools.problem.pricing'],
  available: m['menu.tools.problem.available'],
  minutes: m['menu.tools.problem.minutes'],
  station: m['menu.tools.problem.station'],
  tag: m['menu.tools.problem.tag'],
  allergen: m['menu.tools.problem.allergen'],
  option_missing: m['menu.tools.problem.option_missing'],
  option_ambiguous: m['menu.tools.problem.option_ambiguous'],
  option_english: m['menu.tools.problem.option_english'],
  choice_missing: m['menu.tools.problem.choice_missing'],
  image: m['menu.tools.problem.image'],
  code: m['menu.tools.problem.code'],
  duplicate: m['menu.tools.problem.duplicate'],
  ambiguous: m['menu.tools.problem.ambiguous'],
};
