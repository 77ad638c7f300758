import { type ComponentProps, useState } from 'react';
import { IconButton } from './Button.tsx';
import { controlStyle } from './control-style.ts';
import { Icon } from './Icon.tsx';
import { pasteWhole } from './paste-whole.ts';

/** A text box. `money` sets its figures tabular and larger, for amounts, and takes a pasted one whole. */
export function Input({ className, money, ...rest }: ComponentProps<'input'> & { money?: boolean }) {
  return (
    <input
      {...(money && { onPaste: pasteWhole })}
      {...rest}
      className={controlStyle(money ? `figures text-lg font-semibold ${className ?? ''}` : className)}
    />
  );
}

type PasswordProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Names of the button that shows and hides what was typed. */
  showLabel: string;
  hideLabel: string;
};

/** A password box whose text can be shown; the button keeps the focus and says which of the two it will do. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={controlStyle(`pr-12 ${className ?? ''}`)}
      />
      <IconButton
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5"
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </IconButton>
    </span>
  );
}
