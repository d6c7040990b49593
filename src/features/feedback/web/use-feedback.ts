import { useEffect, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';

const thanksMs = 3_000;

/** A message with its stars. What was typed stays until it has been received; then thanks are said for a while. */
export function useFeedback() {
  const [text, setText] = useState('');
  const [rating, setRating] = useState(0);
  // The same words may be sent again on purpose.
  const [received, setReceived] = useState(0);
  const keyOf = useCreationKey();
  const [thanked, setThanked] = useState(false);
  const { form, errors, refuse, setErrors } = useFieldErrors();
  const sending = useChange(api.feedback.send.mutationOptions(), {
    failed: () => m['feedback.failed'](),
    onDone: () => {
      setText('');
      setRating(0);
      setReceived(received + 1);
      setErrors({});
      setThanked(true);
    },
    onRefused: (error) => {
      console.error('Feedback was not sent', error);
      refuse(error);
    },
  });
  useEffect(() => {
    if (!thanked) return;
    const timer = setTimeout(() => setThanked(false), thanksMs);
    return () => clearTimeout(timer);
  }, [thanked]);
  return {
    text,
    setText,
    rating,
    setRating,
    errors,
    form,
    thanked,
    busy: sending.isPending,
    send: () => sending.mutate({ key: keyOf({ text, rating, received }), text, rating }),
  };
}
