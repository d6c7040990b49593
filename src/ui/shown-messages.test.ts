import { expect, test } from 'vitest';
import { shownMessages } from './shown-messages.ts';

const said = (type: string, message: unknown) => ({ type, message });
const words = (messages: { message: unknown }[]) =>
  messages.map(({ message }) => (typeof message === 'function' ? message() : message));

test('of words alone the newest of a kind is in view; what can be pressed and what is under way stay', () => {
  const messages = [
    said('success', 'Salvo'),
    said('error', 'Sem conexão'),
    said('success', () => 'Marchado'),
    said('success', 'Adicionado'),
    said('loading', 'Enviando'),
    said('error', 'Não salvo'),
    said('success', () => 'Segurado'),
  ];
  expect(words(shownMessages(messages))).toEqual(['Salvo', 'Sem conexão', 'Marchado', 'Enviando', 'Segurado']);
});

test('never more than twenty', () => {
  expect(shownMessages(Array.from({ length: 30 }, (_, n) => said('success', () => n)))).toHaveLength(20);
});
