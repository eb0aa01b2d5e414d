import { createContext, type ComponentType, type ReactNode, use } from 'react';
import { DRAWN_FROM, type DrawingName } from '#content/drawings.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import { useLanguage } from '#app/page/texts.ts';
import { BackDrawing, FrontDrawing, SideDrawing } from './body-drawings.tsx';
import { DistanceDrawing, PitchDrawing, ProtectionDrawing, TemperatureDrawing } from './figure-drawings.tsx';
import { CablesDrawing, ExplodedDrawing, MountingDrawing, ServiceDrawing } from './wall-drawings.tsx';
import { type DrawingProps, textsFor } from './texts.ts';

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

/** The drawing a story asks for, or nothing where it asks for none or the page's product cannot fill it. */
export function useLineDrawing(name: DrawingName | ''): ReactNode {
  const specifications = use(DrawnProduct);
  const language = useLanguage();
  if (name === '' || !specifications || !DRAWN_FROM[name].some((one) => specifications[one])) return undefined;
  const Drawing = DRAWN[name];
  return <Drawing specifications={specifications} texts={textsFor(language)} />;
}
