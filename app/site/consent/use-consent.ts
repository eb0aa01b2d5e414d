import { useSyncExternalStore } from 'react';
import { type Consent, onConsent, readConsent } from './consent.ts';

/** The visitor's answer about services of others; nothing while it is not known, and on the server. */
export function useConsent(): Consent | undefined {
  return useSyncExternalStore(onConsent, readConsent, () => undefined);
}
