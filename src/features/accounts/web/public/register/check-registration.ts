import '#client/zod-without-eval.ts';
import { registration } from '../../../contract.ts';
import { fieldWords } from './field-words.ts';
import type { registrationOf } from './form-values.ts';

/** What is wrong with each field, by the rules of the contract and in the reader's language; the first complaint of each counts. */
export function checkRegistration(form: ReturnType<typeof registrationOf>): Record<string, string> {
  const issues = registration.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(
    [...issues].reverse().map(({ path, message }) => [path.join('.'), (fieldWords[message] ?? fieldWords.invalid)()]),
  );
}
