import { useEffect, useRef, useState } from 'react';

/** The opening of a feature says what begins, its closing what it brought. */
export type FeatureCard = 'open' | 'close';

const cardMs = { open: 2_000, close: 2_400 } as const satisfies Record<FeatureCard, number>;

/** The card that lies over the machine, for its time or until a press. With motion unwanted there is none: the plate says it. */
export const useFeatureCard = (still: boolean) => {
  const [card, setCard] = useState<FeatureCard>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return {
    card,
    skip: (): void => end.current?.(),
    show: (next: FeatureCard): Promise<void> => {
      if (still) return Promise.resolve();
      return new Promise((done) => {
        const timer = setTimeout(() => end.current?.(), cardMs[next]);
        setCard(next);
        end.current = () => {
          clearTimeout(timer);
          end.current = undefined;
          setCard(undefined);
          done();
        };
      });
    },
  };
};
