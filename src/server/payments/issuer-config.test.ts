import { expect, test } from 'vitest';
import { readIssuer } from './issuer-config.ts';

function read(env: Record<string, string>) {
  const wrong: string[] = [];
  return { issuer: readIssuer(env, wrong), wrong };
}
const company = {
  ISSUER_NAME: ' Comanda Ltda. ',
  ISSUER_CNPJ: '12.abc.345/01de-35',
  ISSUER_ADDRESS: 'Rua A, 1, São Paulo',
};

test('nobody unless told', () => {
  expect(read({})).toEqual({ issuer: null, wrong: [] });
  expect(read({ ISSUER_NAME: ' ' })).toEqual({ issuer: null, wrong: [] });
});

test('a company by its name, its CNPJ and its address', () => {
  const issuer = { name: 'Comanda Ltda.', cnpj: '12ABC34501DE35', address: 'Rua A, 1, São Paulo' };
  expect(read(company)).toEqual({ issuer, wrong: [] });
});

test('half of a company is none: what is missing or no CNPJ is named', () => {
  expect(read({ ISSUER_NAME: 'Comanda Ltda.' }).wrong.join()).toMatch(/ISSUER_CNPJ.*ISSUER_ADDRESS/);
  expect(read({ ...company, ISSUER_CNPJ: '12.ABC.345/01DE-36' }).wrong).toEqual([
    expect.stringContaining('ISSUER_CNPJ'),
  ]);
  expect(read({ ...company, ISSUER_NAME: '' }).wrong).toEqual([expect.stringContaining('ISSUER_NAME')]);
});
