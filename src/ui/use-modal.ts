import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes.ts';

/** How long ago, in ms, the dialog that left in this very commit had come in. */
let cameIn = 0;

export interface ModalWays {
  /** Nobody but the page closes it: for work under way. */
  fixed?: boolean;
  /** Whether it is closed because the page is left, as by a link in it. */
  leaving?: () => boolean;
  /** False for what asks about a Back itself, whose entry of the history is being restored in that moment. */
  backCloses?: boolean;
}

/** Keeps a native dialog in step with `open`, whoever closes it: the page, Escape, Back or a tap beside it. */
export function useModal(open: boolean, onClose: () => void, { fixed, leaving, backCloses = true }: ModalWays = {}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const close = useEffectEvent(onClose);
  const leave = () => {
    if (!fixed) onClose();
  };
  useBackCloses(open && backCloses, leave, leaving);

  // A layout effect: on removal it still runs while the dialog is in the page, so the focus goes back where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // One that takes another's place, as a form does when it has been fetched, comes in no second time: it goes on from there.
    element.style.animationDelay = `${-cameIn}ms`;
    const opened = performance.now() - cameIn;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();

    // The close event is queued: one from a run already over may come while the dialog is open again.
    const onNativeClose = () => {
      if (!element.open) close();
    };
    element.addEventListener('close', onNativeClose);
    return () => {
      element.removeEventListener('close', onNativeClose);
      element.close();
      cameIn = performance.now() - opened;
      queueMicrotask(() => {
        cameIn = 0;
      });
    };
  }, [open]);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      // A file picker inside the dialog cancels too, and its event bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      leave();
    },
    // The form in it may be drawn inside of another's component: React would send that one too, through any portal.
    onSubmit: (event: SyntheticEvent) => event.stopPropagation(),
    onPointerDown: (event: PointerEvent) => {
      pressedBeside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      // The second of a double click was meant for what opened it.
      if (event.detail > 1) return;
      if (pressedBeside.current && event.target === event.currentTarget) leave();
    },
  };
}
