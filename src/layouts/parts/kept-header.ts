import { createHash } from 'node:crypto';

/**
 * Stands right behind the header: what it showed on the page before (stores/kept-header.ts) is there before the first paint,
 * so that a change of pages neither blinks nor counts from nothing. For a signed-in player alone.
 */
export const keptHeaderScript = [
  "try{if(document.documentElement.dataset.signedIn!=null){let k=JSON.parse(sessionStorage.getItem('faceup:header'));",
  "for(let e of document.querySelectorAll('[data-kept]'))if(k){e.textContent=k[e.dataset.kept];delete e.dataset.unknown}",
  "if(k&&k.alert)document.documentElement.dataset.alert=''}}catch{}",
].join('');

/** What the content security policy must name for the script above. */
export const keptHeaderHash = `sha256-${createHash('sha256').update(keptHeaderScript).digest('base64')}` as const;
