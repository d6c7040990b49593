import { expect, test } from 'vitest';
import type { Customization } from '../../contract.ts';
import { lookDraft, shownDraft } from './look-draft.ts';

const saved: Customization = {
  slug: 'casa',
  revision: 1,
  name: 'Casa',
  description: 'Comida caseira',
  logoUrl: 'https://pictures.example/logo.png',
  coverImageUrl: null,
  primaryColor: '#0b3b33',
  secondaryColor: '#70a288',
  backgroundColor: '#e1ddcc',
  fontFamily: 'Inter',
};

test('what is not yet valid is shown as it is saved', () => {
  const typed = { ...lookDraft(saved), name: ' ', primaryColor: 'verde?', logoUrl: 'javascript:alert(1)' };
  expect(shownDraft(typed, saved)).toMatchObject({
    name: 'Casa',
    primaryColor: '#0b3b33',
    logoUrl: 'https://pictures.example/logo.png',
  });
});

test('a picture that was taken away is not shown', () => {
  expect(shownDraft({ ...lookDraft(saved), logoUrl: null }, saved).logoUrl).toBeNull();
});

test('a saved address that is no longer allowed is shown as none', () => {
  const old = { ...saved, coverImageUrl: 'javascript:alert(1)' };
  expect(shownDraft(lookDraft(old), old).coverImageUrl).toBeNull();
});
