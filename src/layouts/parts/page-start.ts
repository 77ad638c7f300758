import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseRestrictedCountries, restrictedCountriesFile } from '#contract/restricted-countries.ts';
import { routes } from '#contract/routes.ts';
import { ownerKey } from '#stores/shell/kept.ts';
import { workerPath } from '../../lib/offline/worker-path.ts';

/**
 * The readable hint cookie of a signed-in player becomes an attribute, so that the static parts show the right one of
 * their two forms at once. It grants nothing.
 */
const signedIn = "let s=()=>/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie);if(s())e.dataset.signedIn='';";

/**
 * A page that nobody has touched is loaded anew where the other of its two forms is right: a player came or went in another tab, or
 * while the browser kept the page for the way back. As soon as a part of it knows the session, that part hears of it by itself
 * (`stores/session/session.ts`). A page that holds a mail's secret stays.
 */
const otherTabs = [
  `let h=n=>(n.persisted||n.key=='${ownerKey}')&&!e.heard&&e.resetToken==null&&s()!=(e.dataset.signedIn!=null)&&location.reload();`,
  "addEventListener('storage',h);addEventListener('pageshow',h);",
].join('');

/**
 * A click id is kept and the visitor goes to `/`, as the server itself does (`server/http/click-id.ts`): this is for a page
 * that a cache before it served, whatever its address asked for.
 */
const clickId = [
  'for(let[k,v]of new URLSearchParams(location.search))if(/^clickid$/i.test(k)){if((v=v.trim())&&v.length<256&&!/[\\p{Cc}\\p{Zl}\\p{Zp}]/u.test(v))',
  "document.cookie='click_id='+encodeURIComponent(v)+';path=/;max-age=2592000;samesite=lax'+(location.protocol=='https:'?';secure':'');",
  "e.dataset.gate='';return location.replace('/')}",
].join('');

/**
 * The secret of a mail's link leaves the address before anything else is asked for (ASVS 14.2.1); the dialog takes it from the
 * document (`stores/reset-password.ts`). A path with it leads home, as the server itself leads (`server/http/reset-path.ts`).
 */
const resetToken = [
  "let u=new URL(location),r=u.searchParams.get('resetToken'),p=/resetToken[^\\w-]*([\\w-]*)/.exec(u.pathname);",
  "if(p){e.dataset.gate='';return location.replace('/?resetToken='+p[1])}",
  "if(r!=null){u.searchParams.delete('resetToken');history.replaceState(history.state,'',u);e.resetToken=r}",
].join('');

/**
 * Where the browser can put the site among its apps, the entries of the menus show (InstallEntry.astro); a press has the browser ask its
 * owner, once, as browsers let a page ask. What an app opens with is kept from then on, for when there is no line.
 */
const install = [
  "addEventListener('beforeinstallprompt',n=>{n.preventDefault();e.dataset.installable='';addEventListener('click',c=>{",
  "if(c.target.closest?.('.install-entry')&&e.dataset.installable!=null){delete e.dataset.installable;",
  `n.prompt().then(o=>o.outcome=='accepted'&&navigator.serviceWorker.register('${workerPath}'))}})});`,
].join('');

/** No first view waits longer for its letters once it may be shown. */
const lettersMsMax = 500;

/** A letter of each family that is on its way already (Document.astro), as `document.fonts.load` takes it (styles/fonts.css). */
const letters = ['1em Hanken Grotesk Variable', '1em Imbue Variable'];

/**
 * Resolves when the page's own letters are there, so that it is laid out once and nothing moves once it shows. The first frame
 * comes when the style sheets have, which name the letters. A tab in the background has no frames, and a slow line no time.
 */
const lettered = [
  `new Promise(r=>{setTimeout(r,${lettersMsMax});`,
  `requestAnimationFrame(()=>Promise.all(['${letters.join("','")}'].map(l=>document.fonts.load(l))).then(r,r))})`,
].join('');

/**
 * The gate. The call starts before anything else loads; `data-gate` hides the body until it answers (styles/gate.css). Who was
 * let in within the last 5 minutes, or is signed in, waits for nothing. From a restricted country the blocked screen replaces
 * the whole document: islands and scripts that stand in no document do not start, and what a script of the page
 * that was on its way does, or misses, is of no account any more. A call that fails, or takes longer than 3 s (of which older browsers
 * tell nothing), opens the page: the server refuses by itself whatever matters, and a fault of ours must not close the house.
 * What was refused is not kept, so that a reload without the VPN asks anew. A page that opens does so in its letters, and at the place
 * that its address names: one that had loaded before had nothing laid out to scroll to. A search engine reads the page wherever it
 * comes from: it has no country, and who takes its name gets to read and to nothing else. A signed-in player's page is read first:
 * asking the browser for what it keeps holds up everything behind.
 */
const gate = (codes: readonly string[]): string =>
  [
    'let o=localStorage.open_until-Date.now();if(o>0&&o<=3e5||/bot\\b|crawler|spider/i.test(navigator.userAgent))return',
    "}catch{}let b,m=document.querySelector('meta[name=api-origin]');if(e.dataset.signedIn==null)e.dataset.gate='';",
    `fetch((m?m.content:'')+'${routes.readCurrentIp.path}',{cache:'no-store',signal:AbortSignal.timeout?.(3e3)}).then(a=>a.ok&&a.json()).then(async a=>{`,
    `if(a&&!'${codes.join(',')}'.includes(a.isoCode))localStorage.open_until=Date.now()+3e5;else if(a){b=e.dataset.gate='1';`,
    "let d=new DOMParser().parseFromString(await(await fetch('/country-blocked')).text(),'text/html');",
    "for(let n of d.querySelectorAll('[data-country]'))n.textContent=a.country;d.title=d.querySelector('h1').textContent;",
    "for(let t of['keydown','error','unhandledrejection'])addEventListener(t,n=>{n.stopImmediatePropagation();t=='keydown'||n.preventDefault()},true);e.replaceWith(d.documentElement)}",
    `}).catch(()=>b&&location.replace('/country-blocked')).then(()=>b||${lettered}.then(()=>{delete e.dataset.gate;location.hash&&location.replace(location.hash)}))`,
  ].join('');

/** Throws on a list of countries that cannot be used: then nothing is built. */
const restricted = parseRestrictedCountries(readFileSync(resolve(restrictedCountriesFile), 'utf8'));

/** Runs before the first paint, and before anything else is asked for. */
export const pageStartScript = `(e=>{${signedIn}${otherTabs}${resetToken}${install}${clickId}let g=()=>{try{${gate(restricted)}};e.dataset.signedIn==null?g():setTimeout(g)})(document.documentElement)`;

/** What the content security policy must name for the script above. */
export const pageStartHash = `sha256-${createHash('sha256').update(pageStartScript).digest('base64')}` as const;
