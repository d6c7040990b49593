import type { FocusEvent } from 'react';
import { shownPhone } from '#lib/phone.ts';
import type { Faults } from './faults.ts';

/**
 * What is wrong with a field is said as it is left, once something stands there. Not on the way to the button that sends: that says all
 * of it, and must not move away under the finger.
 */
export function checkLeft(
  { target, relatedTarget }: FocusEvent<HTMLFormElement, Element>,
  faults: (form: HTMLFormElement) => Faults,
  tell: (found: Faults) => void,
): void {
  if (!(target instanceof HTMLInputElement) || !target.form) return;
  // A whole number is written as it is read.
  if (target.name === 'customerPhone') target.value = shownPhone(target.value);
  if (target.value.trim() === '' || (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'))
    return;
  const fault = faults(target.form)[target.name];
  if (fault) tell({ [target.name]: fault });
}
