import { useEffect, useEffectEvent, useRef } from 'react';
import { keptIn } from './kept.ts';

/** What a key does on the screen that is open. */
export interface KeyBinding {
  /** A character ('n'), two in sequence ('g m'), or one with Control or Command ('mod+k', 'mod+shift+k'). */
  keys: string;
  label: string;
  /** On this screen alone, on all of them, or on the way to another. */
  where: 'screen' | 'everywhere' | 'pages';
  run: () => void;
}

const bindings = new Set<KeyBinding>();

/** Those that would answer now, for the sheet that lists them. */
export const keysNow = (): readonly KeyBinding[] => [...bindings];

/** Binds keys for as long as the component stands. */
export function useKeys(asked: readonly KeyBinding[]): void {
  const run = useEffectEvent((keys: string) => asked.find((binding) => binding.keys === keys)?.run());
  const listed = JSON.stringify(asked.map(({ keys, label, where }) => ({ keys, label, where })));
  useEffect(() => {
    const bound = (JSON.parse(listed) as Omit<KeyBinding, 'run'>[]).map((binding) => ({
      ...binding,
      run: () => run(binding.keys),
    }));
    for (const binding of bound) bindings.add(binding);
    return () => {
      for (const binding of bound) bindings.delete(binding);
    };
  }, [listed]);
}

const sequenceMs = 1_500;
const typing =
  'input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select, [contenteditable]';
/** They read letters themselves. */
const listening = '[role=menu], [role=listbox], [role=combobox]';

const kept = keptIn(() => localStorage);
const name = 'letterKeys';
/** Whoever speaks to a device, or hits keys by chance, can have letters do nothing. */
export const lettersOn = (): boolean => kept.read(name) !== 'off';
export const switchLetters = (on: boolean): void => kept.keep(name, on ? null : 'off');

/** Listens for what is bound. Nothing answers while a dialog is open, and letters do not while somebody types. */
export function useKeyListener(): void {
  const before = useRef({ key: '', at: 0 });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
      if (document.querySelector('dialog:modal')) return;
      const key = event.key.toLowerCase();
      const mod = event.ctrlKey || event.metaKey;
      const at = event.target instanceof Element ? event.target : document.body;
      const types = at.closest(typing) !== null;
      // What is undone in a field is what was typed there.
      if (types && (!mod || key === 'z')) return;
      if (!mod && (at.closest(listening) || !lettersOn())) return;
      const { key: first, at: since } = before.current;
      const sequence = !mod && event.timeStamp - since < sequenceMs ? `${first} ${key}` : '';
      before.current = { key: mod ? '' : key, at: event.timeStamp };
      const said = mod ? `mod+${event.shiftKey ? 'shift+' : ''}${key}` : key;
      // What a screen binds goes before what is bound everywhere.
      const now = [...keysNow()].sort((a, b) => Number(b.where === 'screen') - Number(a.where === 'screen'));
      const found = now.find(({ keys }) => keys === sequence) ?? now.find(({ keys }) => keys === said);
      if (!found) return;
      event.preventDefault();
      before.current = { key: '', at: 0 };
      found.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
