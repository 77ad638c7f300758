import { map } from 'nanostores';
import { callApi, onSessionRefused } from './api.ts';

/** `known` is false until the status call answered. Starts signed out (specification, section 4). */
export type Session = { readonly authenticated: boolean; readonly known: boolean };

export const $session = map<Session>({ authenticated: false, known: false });

/** How long the status call's answer counts (specification, section 9). */
export const statusLifeMs = 300_000;

let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

const askStatus = async (): Promise<boolean> => {
  const answer = await callApi('isAuthenticated', {});
  const authenticated = answer.ok && answer.value.authenticated;
  $session.set({ authenticated, known: true });
  if (!answer.ok) asked = undefined;
  return authenticated;
};

/** Asks the server once in 5 minutes whether somebody is signed in. */
export const loadSession = (): Promise<boolean> => {
  if (asked === undefined || Date.now() - asked.at > statusLifeMs) asked = { at: Date.now(), answer: askStatus() };
  return asked.answer;
};

/** Forgets the status: after signing out, and when a call was refused. */
export const dropSession = (): void => {
  asked = undefined;
  $session.set({ authenticated: false, known: true });
};

onSessionRefused(dropSession);
