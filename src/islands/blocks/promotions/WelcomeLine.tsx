import { useContext } from 'react';
import { WelcomeWords } from '#i18n/welcome-words.ts';

/** The one line about the welcome offer's figures, as every page has it. */
export function WelcomeLine() {
  const words = useContext(WelcomeWords);
  return words === '' ? null : <p className="figures text-sm text-ivory-500">{words}</p>;
}
