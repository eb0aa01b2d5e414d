/** The specification table of a product, its drawing, its documents and its price. */
export const specsEn = {
  'site.specs.title': 'Specifications',
  'site.specs.ask': 'Ask for a price',
  'site.specs.bar': '{product}: price and size',
  'site.specs.size': 'Size',
  'site.specs.inch': '{size} inch',
  'site.specs.notMade': 'Not made in {size} inches; shown: {shown} inches.',
  'site.specs.notByInch': 'Not made in {size} inches: its size is not chosen by the inch.',
  'site.specs.nearestSize': 'Nearest: {size} inches',
  'site.specs.scale': 'To scale',
  'site.specs.buildWall': 'Build your own wall of it',
  'site.specs.scaleLead': 'Drawn from its measures, beside a person of 1.70 m.',
  // Read out instead of the drawing.
  'site.specs.drawing': 'Drawing to scale: {width} wide, {height} high, {depth} deep, beside a person of 1.70 m.',
  'site.specs.front': 'Front',
  'site.specs.side': 'Side',
  'site.specs.toScale': 'Front and side at the same scale; measures of the body.',
  'site.specs.exampleWall':
    'An example wall of {columns} by {rows} cabinets: {width} wide and {height} high. Walls are made of any number of whole cabinets.',
  'site.specs.cabinets': '{columns} × {rows} cabinets',
  'site.specs.chosen': 'chosen',
  'site.specs.sheetOf': 'Specification sheet, {size} inch',
  'site.specs.chosenWall': 'Your wall of {columns} by {rows} cabinets: {width} wide and {height} high.',
  'site.specs.documents': 'Documents',
  'site.specs.sheet': 'Specification sheet',
  'site.specs.sheetBoth': 'Specification sheet in Arabic and English',
  'site.specs.returns': 'Returns and warranty',
} as const;
