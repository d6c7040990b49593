import { useRef } from 'react';

/** The fields belong to the browser, so that what was typed or filled in before the page was alive is not lost. */
export function useFilledForm() {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  return {
    email,
    password,
    read: () => ({ email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' }),
    fill(address: string, secret: string) {
      if (email.current) email.current.value = address;
      if (password.current) password.current.value = secret;
    },
  };
}
