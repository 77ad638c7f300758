import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { type CupScene, fullTime, playMsOf } from './picture/scenes.ts';

/** The minute of the matches that are on, written minute by minute beside React; the shoot-out, when they come to it. */
export function Clock({ scene, isPlaying, still }: { scene: CupScene; isPlaying: boolean; still: boolean }) {
  const face = useRef<HTMLSpanElement>(null);
  const isOn = isPlaying && scene.matches.some(({ stage }) => stage === 'playing');
  const isShootOut = scene.matches.some(({ stage }) => stage === 'shoot-out');
  const { round } = scene;

  useEffect(() => {
    if (!isOn || still) return;
    const minuteMs = playMsOf(round) / fullTime;
    const started = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const passed = performance.now() - started;
      const minute = Math.max(1, Math.min(fullTime, Math.ceil(passed / minuteMs)));
      if (face.current) face.current.textContent = t('cup.minute', { minute });
      if (minute < fullTime) timer = setTimeout(tick, minute * minuteMs - passed + 1);
    };
    tick();
    return () => clearTimeout(timer);
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
