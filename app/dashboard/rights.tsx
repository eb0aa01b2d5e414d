import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#content/languages.ts';
import { type Area, may, type Right, type Rightful } from '#content/roles.ts';

const RightsContext = createContext<Rightful>({ rights: {}, languages: [] });

export const RightsProvider = RightsContext;

/** Asks whether whoever is signed in may do something, so that nothing is offered that the server would refuse. */
export function useMay(): (right: Right) => boolean {
  const own = useContext(RightsContext);
  return (right) => may(own, right);
}

export function Allowed({ to, children }: { to: Right; children: ReactNode }) {
  return useMay()(to) && children;
}

/** The languages whose texts may be changed, for somebody who may change nothing else; none for those who only look. */
export function useTranslating(area: Area): readonly Language[] | undefined {
  const own = useContext(RightsContext);
  if (may(own, `${area}.write`)) return undefined;
  return may(own, `${area}.translate`) ? own.languages : [];
}
