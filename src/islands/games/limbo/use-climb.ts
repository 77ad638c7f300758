import { type RefObject, useEffect, useRef } from 'react';
import { grouped } from '#domain/locale.ts';
import { tap, tone } from '../kit/motion/sounds.ts';
import { heightAt, msTo } from './picture/climb.ts';
import { turnAt } from './picture/dial.ts';

const stillMs = 400;

type Climb = {
  readonly climbId: string | undefined;
  /** Where it stops, as a multiplier, and the text of that. */
  readonly stop: number | undefined;
  readonly stopText: string;
  readonly top: number;
  readonly still: boolean;
  readonly onRest: () => void;
};

export type ClimbParts = {
  readonly figure: RefObject<HTMLElement | null>;
  readonly needle: RefObject<SVGGElement | null>;
};

const textOf = (height: number): string => (height < 100 ? height.toFixed(2) : grouped(Math.floor(height)));

/** Lets the number climb to where the round stopped, and the needle with it along the dial. */
export const useClimb = ({ figure, needle }: ClimbParts, climb: Climb): void => {
  const { climbId, stop, stopText, top, still } = climb;
  const rest = useRef(climb.onRest);
  rest.current = climb.onRest;

  useEffect(() => {
    if (stop === undefined) return;
    const show = (height: number, text: string): void => {
      if (figure.current) figure.current.textContent = text;
      needle.current?.style.setProperty('transform', `rotate(${turnAt(height, top).toFixed(2)}deg)`);
    };
    if (climbId === undefined) {
      show(stop, stopText);
      return;
    }
    if (still) {
      const timer = setTimeout(() => {
        show(stop, stopText);
        rest.current();
      }, stillMs);
      return () => clearTimeout(timer);
    }
    const began = performance.now();
    const lasts = msTo(stop);
    let step = 0;
    let timer: ReturnType<typeof setTimeout>;
    let request = requestAnimationFrame(function draw(now) {
      const ms = Math.max(0, now - began);
      if (ms < lasts) {
        const height = Math.min(stop, heightAt(ms));
        show(height, textOf(height));
        if (Math.floor(Math.log2(height) * 3) > step) {
          step = Math.floor(Math.log2(height) * 3);
          tone(180 * 2 ** (Math.min(step, 36) / 12), 0.07, 0.025, 0, 'triangle');
        }
        request = requestAnimationFrame(draw);
        return;
      }
      show(stop, stopText);
      tap(420, 0.6, 0, 0.09);
      figure.current?.animate([{ transform: 'scale(1.07)' }, { transform: 'scale(1)' }], {
        duration: 220,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
      });
      timer = setTimeout(() => rest.current(), 180);
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [figure, needle, climbId, stop, stopText, top, still]);
};
