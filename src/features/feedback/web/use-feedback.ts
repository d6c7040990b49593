import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { newKey } from '#client/new-key.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';

const thanksMs = 3_000;

/** A message with its stars. What was typed stays until it has been received; then thanks are said for a while. */
export function useFeedback() {
  const [text, setText] = useState('');
  const [rating, setRating] = useState(0);
  const [key, setKey] = useState(newKey);
  const [thanked, setThanked] = useState(false);
  const { form, errors, refuse, setErrors } = useFieldErrors();
  const sending = useMutation({
    ...api.feedback.send.mutationOptions(),
    networkMode: 'always',
    onSuccess: () => {
      setText('');
      setRating(0);
      setKey(newKey());
      setErrors({});
      setThanked(true);
    },
    onError: (error) => {
      console.error('Feedback was not sent', error);
      toast.error(m['house.feedback.failed']());
      refuse(error);
    },
  });
  useEffect(() => {
    if (!thanked) return;
    const timer = setTimeout(() => setThanked(false), thanksMs);
    return () => clearTimeout(timer);
  }, [thanked]);
  return {
    ...{ text, setText, rating, setRating, errors, form, thanked },
    busy: sending.isPending,
    send: () => sending.mutate({ key, text, rating }),
  };
}
