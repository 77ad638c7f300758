import { useEffect, useState } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';

type FullScreenButtonProps = {
  /** What the button does, and what it does while the screen is full. */
  labels: readonly [enter: string, leave: string];
  /** What fills the screen. */
  of: () => Element | null;
};

/** Gives the whole screen to a part of the page, and takes it back; not there where the browser cannot. */
export function FullScreenButton({ labels: [enter, leave], of }: FullScreenButtonProps) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    else
      void of()
        ?.requestFullscreen()
        .catch(() => undefined);
  };
  return (
    <IconButton label={isFull ? leave : enter} onClick={toggle}>
      <Icon name={isFull ? 'close' : 'full-screen'} />
    </IconButton>
  );
}
