import { expect, test } from 'vitest';
import { identitiesOf } from './identities.ts';

const casa = { id: 'casa', name: 'Casa' };
const rua = { id: 'rua', name: 'Rua' };

test('a password is no identity; what is offered can be linked, what is linked can be unlinked', () => {
  expect(identitiesOf([], [{ id: '1', providerId: 'credential' }])).toEqual([]);
  const linked = [
    { id: '1', providerId: 'credential' },
    { id: '2', providerId: 'rua' },
    { id: '3', providerId: 'rua' },
    { id: '4', providerId: 'praia' },
  ];
  expect(identitiesOf([casa, rua], linked)).toEqual([
    { provider: 'casa', name: 'Casa', accountId: null },
    { provider: 'rua', name: 'Rua', accountId: '2' },
    { provider: 'rua', name: 'Rua', accountId: '3' },
    { provider: 'praia', name: 'praia', accountId: '4' },
  ]);
});
