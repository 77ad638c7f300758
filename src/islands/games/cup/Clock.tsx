import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { type CupScene, fullTime, playMsOf } from './picture/scenes.ts';

/** The minute of the matches that are on, written frame by frame beside React; the shoot-out, when they come to it. */
export function Clock({ scene, isPlaying, still }: { scene: CupScene; isPlaying: boolean; still: boolean }) {
  const face = useRef<HTMLSpanElement>(null);
  const isOn = isPlaying && scene.matches.some(({ stage }) => stage === 'playing');
  const isShootOut = scene.matches.some(({ stage }) => stage === 'shoot-out');
  const { round } = scene;

  useEffect(() => {
    if (!isOn || still) return;
    const started = performance.now();
    let frame = 0;
    let shown = 0;
    const tick = (): void => {
      const minute = Math.min(fullTime, Math.ceil((fullTime * (performance.now() - started)) / playMsOf(round)));
      // What is written is laid out and drawn, also where it says the same.
      if (face.current && minute !== shown) face.current.textContent = t('cup.minute', { minute: Math.max(1, minute) });
      shown = minute;
      frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [isOn, still, round]);

  const words = isShootOut
    ? t('cup.shoot_out')
    : isPlaying
      ? [t('cup.quarters'), t('cup.semis'), t('cup.the_final')][round]
      : '';
  return (
    <span className="grid justify-items-center leading-tight">
      <span translate="no" ref={face} className="figures min-h-4 text-sm font-bold text-oddlot-light sm:text-base">
        {''}
      </span>
      <span className="text-xs text-ivory-300">{words}</span>
    </span>
  );
}
