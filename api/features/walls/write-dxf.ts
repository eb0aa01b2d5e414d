import { Colors, DxfWriter, point2d, point3d, TextHorizontalAlignment, Units } from '@tarikjabiri/dxf';
import type { Drawing, Layer, Point } from '#content/wall/drawing.ts';

const COLOURS: Readonly<Record<Layer, Colors>> = {
  ground: Colors.White,
  person: Colors.White,
  wall: Colors.White,
  seams: Colors.Cyan,
  cable: Colors.Red,
  measure: Colors.Green,
  room: Colors.Yellow,
  text: Colors.White,
};

/** The same drawing for CAD: millimetres, one layer for each sort of line, y upwards. */
export function writeDxf({ height, shapes }: Drawing): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  for (const [layer, colour] of Object.entries(COLOURS)) dxf.addLayer(layer.toUpperCase(), colour, 'Continuous');
  const at = ([x, y]: Point): Point => [x, height - y];
  const polyline = (points: readonly Point[], layerName: string) =>
    dxf.addLWPolyline(
      points.map((point) => ({ point: point2d(...at(point)) })),
      { layerName },
    );
  for (const shape of shapes) {
    const layerName = shape.layer.toUpperCase();
    if (shape.kind === 'line') polyline(shape.points, layerName);
    else if (shape.kind === 'circle') dxf.addCircle(point3d(...at(shape.at)), shape.radius, { layerName });
    else if (shape.kind === 'box') {
      const { x, y, width, height: high } = shape;
      polyline(
        [
          [x, y],
          [x + width, y],
          [x + width, y + high],
          [x, y + high],
          [x, y],
        ],
        layerName,
      );
    } else
      dxf.addText(point3d(...at(shape.at)), shape.size * 0.7, shape.text, {
        layerName,
        rotation: shape.isUpright ? 90 : 0,
        horizontalAlignment: TextHorizontalAlignment.Center,
        secondAlignmentPoint: point3d(...at(shape.at)),
      });
  }
  return dxf.stringify();
}
