import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './late-icons.tsx';
import { TextInput } from './text-input.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordInput({ showLabel, hideLabel, className = '', ...rest }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block min-w-0">
      <TextInput
        autoComplete="current-password"
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={`pr-14 ${className}`}
      />
      <IconButton
        className="absolute top-1 right-1"
        icon={shown ? EyeOffIcon : EyeIcon}
        label={shown ? hideLabel : showLabel}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}
