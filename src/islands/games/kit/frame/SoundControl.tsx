import { useEffect, useId, useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { keepSound, playChip, setVolume } from '../motion/sounds.ts';
import { isSoundOn, volume } from '../motion/volume.ts';

/** Closes what is open when anything else is pressed, the focus goes elsewhere, or Escape is pressed. */
const useClosing = (isOpen: boolean, close: () => void) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);
  return box;
};

/** One press turns the sound on or off, as ever, and shows how loud it is; who moves that wants to hear something. */
export function SoundControl() {
  const [sound, setSound] = useState(isSoundOn);
  const [level, setLevel] = useState(volume);
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = useRef(() => setOpen(false)).current;
  const box = useClosing(open, close);
  const turn = (on: boolean): void => {
    keepSound(on);
    setSound(on);
  };
  return (
    <div ref={box} className="relative z-30">
      <IconButton
        label={t(sound ? 'table.sound_off' : 'table.sound_on')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          turn(!sound);
          setOpen(true);
        }}
      >
        <Icon name={sound ? 'sound' : 'sound-off'} />
      </IconButton>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 mt-1 w-64 rounded-lg border border-ink-600 bg-ink-700 px-4 py-2 shadow-float animate-fade"
      >
        <label className="grid text-sm text-ivory-300">
          <span className="flex justify-between">
            {t('table.volume')}
            <span translate="no" className="figures font-semibold text-ivory-100">
              {sound ? `${level}%` : '–'}
            </span>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={level}
            aria-valuetext={`${level}%`}
            className="h-11 w-full"
            onChange={({ target }) => {
              const next = Number(target.value);
              setVolume(next);
              setLevel(next);
              if (!sound) turn(true);
              playChip();
            }}
          />
        </label>
      </div>
    </div>
  );
}
