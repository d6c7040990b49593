// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are sources that hold templates
import { describe, expect, test } from 'vitest';
import { withChoices } from '../../scripts/computed-messages.mjs';

const keys = [
  'orders.status.pronto',
  'orders.status.entregue',
  'orders.status.of.all',
  'orders.title',
  'floor.move.title',
];

describe('a key that is computed', () => {
  test('becomes a choice among the keys that it can be', () => {
    expect(withChoices('m[`orders.status.${order.status}`]()', keys)).toBe(
      '({ "pronto": m["orders.status.pronto"], "entregue": m["orders.status.entregue"] })[order.status]()',
    );
    expect(withChoices('m[`floor.${how}.title`]({ number })', keys)).toBe(
      '({ "move": m["floor.move.title"] })[how]({ number })',
    );
  });

  test('is refused where nothing is like it, or where it cannot be read', () => {
    expect(() => withChoices('m[`orders.state.${each}`]()', keys)).toThrow('no text');
    expect(() => withChoices('m[key]()', keys)).toThrow('name the keys');
    expect(() => withChoices("m[done ? 'orders.title' : 'floor.move.title']()", keys)).toThrow('name the keys');
  });

  test('leaves those alone that are written out', () => {
    const source = 'm[\'orders.title\']() + m["orders.title"]() + form[name]';
    expect(withChoices(source, keys)).toBe(source);
  });
});
