import { useEffect } from 'react';

/** The second of a double click was meant for what the first has sent: no form of the staff hears it, nor what took its place. */
export function useSingleSubmit(): void {
  useEffect(() => {
    const swallow = (event: MouseEvent) => {
      const { detail, target } = event;
      if (detail < 2 || !(target instanceof Element) || !target.closest('[type=submit]')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', swallow, true);
    return () => removeEventListener('click', swallow, true);
  }, []);
}
