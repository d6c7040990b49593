import { daysBetween } from '#lib/days.ts';

/** 7 October 1997 plus 1000 days, which the banks began again at on 22 February 2025 when four digits were used up. */
const factorEpoch = '2025-02-22';
const firstFactor = 1_000;

export interface Boleto {
  /** Three digits of the bank. */
  bank: string;
  amountCents: number;
  /** The day it is due, as YYYY-MM-DD. */
  dueOn: string;
  /** 25 digits that are the bank's own. */
  free: string;
}

/** The 44 digits of the barcode. */
export function boletoBarcode({ bank, amountCents, dueOn, free }: Boleto): string {
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(free))
    throw new Error('A boleto needs a bank of 3 and a field of 25 digits');
  const factor = firstFactor + daysBetween(factorEpoch, dueOn);
  if (!Number.isInteger(factor) || factor < firstFactor || factor > 9_999)
    throw new Error(`No due factor for ${dueOn}`);
  if (!Number.isInteger(amountCents) || amountCents < 0 || amountCents > 9_999_999_999)
    throw new Error('No such amount');
  const value = String(amountCents).padStart(10, '0');
  const rest = `${factor}${value}${free}`;
  return `${bank}9${mod11(`${bank}9${rest}`)}${rest}`;
}

/** The 47 digits that people type, of a barcode's 44. */
export function boletoLine(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)];
  return fields.map((field) => field + mod10(field)).join('') + barcode[4] + barcode.slice(5, 19);
}

/** The 44 digits of the barcode, of the 47 that people type. */
export function boletoBarcodeOf(line: string): string {
  const fields = /^(\d{4})(\d{5})\d(\d{10})\d(\d{10})\d(\d)(\d{14})$/.exec(line);
  if (!fields) throw new Error('A boleto line has 47 digits');
  const [, bank, first, second, third, digit, due] = fields;
  return `${bank}${digit}${due}${first}${second}${third}`;
}

/** '00190.00009 01149.718601 68524.522114 6 75860000102656' */
export function formatBoletoLine(line: string): string {
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

function mod10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function mod11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const digit = 11 - (sum % 11);
  return digit === 0 || digit > 9 ? 1 : digit;
}
