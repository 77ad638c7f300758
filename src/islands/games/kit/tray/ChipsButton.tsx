import type { ComponentProps } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';

type ChipsButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'busy' | 'className'> & {
  readonly label: string;
  /** Why not just now. */
  readonly off: boolean;
  readonly onPress: () => void;
  /** Nothing lies there yet: it lays what lay there before, and begins the round. */
  readonly again: { readonly off: boolean; readonly onPress: () => void } | undefined;
};

/** The main button of a table of chips. */
export const ChipsButton = ({ label, off, onPress, again, ...look }: ChipsButtonProps) => (
  <Button
    {...look}
    off={(again ?? { off }).off}
    onClick={(again ?? { onPress }).onPress}
    title={again && t('table.rebet_key')}
  >
    {again ? t('table.rebet_go') : label}
  </Button>
);
