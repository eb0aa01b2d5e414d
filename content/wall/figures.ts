import { distancesOf, type Distances } from '../advisor/advise.ts';
import { heatOf } from '../advisor/rules.ts';
import { type Wall, wallOfCabinets } from '../advisor/wall.ts';
import type { Specifications } from '../specifications/kinds.ts';
import { type Cabinet, cabinetOf } from './cabinet.ts';
import { type Circuits, circuitsFor, type Phase } from './circuits.ts';
import { outputsFor, type Processor, processorFor } from './outputs.ts';
import { type Film, filmOn, shapeNamed, type ShapeName } from './shapes.ts';
import type { Counts } from './snap.ts';
import { depthFor, type FromTo, type Service, serviceOf, sparesFor, weightWithStructure } from './structure.ts';

/** Everything that follows from a product and so many cabinets of it. Sizes in mm, areas in m², weights in kg, power in W. */
export type WallFigures = Counts & {
  cabinet: Cabinet;
  wall: Wall;
  area: number;
  inches: number;
  shape: ShapeName | undefined;
  film: Film;
  distances: Distances;
  structure: FromTo | undefined;
  circuits: Readonly<Record<Phase, Circuits>> | undefined;
  heat: { average: number; greatest: number } | undefined;
  outputs: number;
  processor: Processor;
  service: Service | undefined;
  depth: FromTo;
  spares: FromTo;
};

export function figuresOf(specifications: Specifications, { columns, rows }: Counts): WallFigures | undefined {
  const cabinet = cabinetOf(specifications);
  const wall = wallOfCabinets(specifications, columns, rows);
  if (!cabinet || !wall) return undefined;
  const { width, height, pixels, weight, power } = wall;
  const { average, greatest } = power;
  const service = serviceOf(specifications);
  return {
    columns,
    rows,
    cabinet,
    wall,
    area: (width * height) / 1e6,
    inches: Math.hypot(width, height) / 25.4,
    shape: shapeNamed(width, height),
    film: filmOn(wall),
    distances: distancesOf(wall),
    structure: weight === undefined ? undefined : weightWithStructure(weight),
    circuits: greatest === undefined ? undefined : { one: circuitsFor(greatest, 'one'), three: circuitsFor(greatest, 'three') },
    heat: average === undefined || greatest === undefined ? undefined : { average: heatOf(average), greatest: heatOf(greatest) },
    outputs: outputsFor(cabinet, columns, rows).count,
    processor: processorFor(pixels),
    service,
    depth: depthFor(wall.depth, service),
    spares: sparesFor(columns * rows),
  };
}
