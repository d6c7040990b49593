import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { m } from '#generated/messages/messages.js';

/** Says that a field takes no more: browsers drop what is typed or pasted beyond its length without a word. */
export function useLengthNotice(): void {
  useEffect(() => {
    const check = ({ data, target }: InputEvent) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const { maxLength, value, selectionStart, selectionEnd } = target;
      if (!data || maxLength < 0) return;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      if (value.length - replaced + data.length <= maxLength) return;
      const text = m['common.room.onlyFits']({ max: maxLength });
      toast.error(text, { id: text });
    };
    addEventListener('beforeinput', check);
    return () => removeEventListener('beforeinput', check);
  }, []);
}
