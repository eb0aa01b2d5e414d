import { createContext, type ComponentType, type ReactNode, use } from 'react';
import type { DrawingName } from '#content/drawings.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { useLanguage } from '#app/page/texts.ts';
import { BackDrawing, FrontDrawing, SideDrawing } from './body-drawings.tsx';
import { DistanceDrawing, PitchDrawing, ProtectionDrawing, TemperatureDrawing } from './figure-drawings.tsx';
import { CablesDrawing, ExplodedDrawing, MountingDrawing, ServiceDrawing } from './wall-drawings.tsx';
import { type DrawingProps, wordsFor } from './words.ts';

const DRAWN: Readonly<Record<DrawingName, ComponentType<DrawingProps>>> = {
  front: FrontDrawing,
  side: SideDrawing,
  back: BackDrawing,
  exploded: ExplodedDrawing,
  cables: CablesDrawing,
  pitch: PitchDrawing,
  distance: DistanceDrawing,
  mounting: MountingDrawing,
  service: ServiceDrawing,
  protection: ProtectionDrawing,
  temperature: TemperatureDrawing,
};

const DrawnProduct = createContext<Specifications | undefined>(undefined);

/** Whose page it is: the stories on it are drawn from these specifications. */
export function OfProduct({ specifications, children }: { specifications: Specifications; children: ReactNode }) {
  return <DrawnProduct value={specifications}>{children}</DrawnProduct>;
}

/** The specifications a chosen drawing needs; it is not drawn without them. */
const NEEDS: Readonly<Record<DrawingName, readonly (keyof Specifications)[]>> = {
  front: ['body', 'cabinet'],
  side: ['body', 'cabinet'],
  back: ['body', 'cabinet'],
  exploded: ['cabinet'],
  cables: ['cabinet'],
  pitch: ['pixel-pitch'],
  distance: ['viewing-distance'],
  mounting: ['mounting'],
  service: ['service'],
  protection: ['protection-front'],
  temperature: ['temperature'],
};

/** The drawing a story asks for, or nothing where it asks for none or the page's product cannot fill it. */
export function useLineDrawing(name: DrawingName | ''): ReactNode {
  const specifications = use(DrawnProduct);
  const language = useLanguage();
  if (name === '' || !specifications || !NEEDS[name].some((one) => specifications[one])) return undefined;
  const Drawing = DRAWN[name];
  return <Drawing specifications={specifications} words={wordsFor(language)} />;
}
