import { expect, test } from 'vitest';
import { stateOfAddress } from './state-of-address.ts';

test.each([
  ['Rua da Aurora, 100, Recife - PE', 'PE'],
  ['Rua da Aurora, 100, Recife - PE, 50030-230', 'PE'],
  ['Rua da Aurora, 100 - Boa Vista, Recife/PE - CEP 50.030-230 - Brasil', 'PE'],
  ['Av. Sete de Setembro, 5, Salvador BA', 'BA'],
  ['Av. Eduardo Ribeiro, 520, Manaus, Amazonas', 'AM'],
  ['Rua 14 de Julho, 1, Campo Grande (MS)', 'MS'],
  ['Rua 14 de Julho, 1, Campo Grande, Mato Grosso do Sul', 'MS'],
  ['Av. Mato Grosso, 1, Cuiabá - mt', 'MT'],
  ['Rua Augusta, 10, São Paulo, SP, 01304-000, Brazil', 'SP'],
  ['Rua Augusta, 10, São Paulo, SP.', 'SP'],
])('%s is in %s', (address, state) => expect(stateOfAddress(address)).toBe(state));

test.each([
  '',
  'Rua Pernambuco, 20, Belo Horizonte',
  'Rua Ceará, 1120 - Funcionários',
  'Rua do Sol, 12',
  'Praça da Sé',
  'Beco do Pe',
  '52041-080',
])('%s names no state', (address) => expect(stateOfAddress(address)).toBeNull());
