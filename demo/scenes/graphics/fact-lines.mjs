// Line icons for the numbers of a product, on the grid of icon-lines.mjs.

const line = (d) => `<path d="${d}"/>`;
const circle = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const dot = (x, y) => `<circle cx="${x}" cy="${y}" r="0.7" fill="currentColor" stroke="none"/>`;
const screen = (x, y, w, h) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1"/>`;

export const FACTS = {
  brightness:
    circle(12, 12, 4) +
    line('M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1'),
  contrast: circle(12, 12, 8.5) + `<path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" stroke="none"/>`,
  'refresh-rate': line('M2 12h3l2.5-6.5L11 18l3-9.5 2.2 5.5L17.5 12H22'),
  resolution: screen(3, 4.5, 18, 13) + line('M7 8.5h2M7 8.5v2M17 13.5h-2M17 13.5v-2M8 21h8'),
  'viewing-angle': line('M3 4h18M12 20L4.5 8M12 20l7.5-12M8 13.6a7.6 7.6 0 0 1 8 0'),
  'screen-size': screen(2.5, 4, 19, 13.5) + line('M7 14L17 7.5M7 11.5V14h2.5M17 10V7.5h-2.5M8 21h8'),
  thickness: line('M9 3v18M15 3v18M2.5 12H9M15 12h6.5M6.7 9.8L9 12l-2.3 2.2M17.3 9.8L15 12l2.3 2.2'),
  weight: line('M5 9h14l2 12H3z') + circle(12, 5.8, 2.6) + line('M9 15h6'),
  power: line('M13 2.5L5.5 13.5H12L11 21.5l7.5-11H12z'),
  charging: line('M8 3v5M16 3v5M6 8h12v4a6 6 0 0 1-12 0zM12 18v3.5'),
  protection:
    line('M12 2.8l7.5 2.8v5.9c0 4.8-3.2 8-7.5 9.7-4.3-1.7-7.5-4.9-7.5-9.7V5.6z') +
    line('M12 8.2c1.8 2.2 2.6 3.3 2.6 4.6a2.6 2.6 0 0 1-5.2 0c0-1.3.8-2.4 2.6-4.6z'),
  impact: line('M12 2.8l7.5 2.8v5.9c0 4.8-3.2 8-7.5 9.7-4.3-1.7-7.5-4.9-7.5-9.7V5.6z') + line('M13 7l-3 4.6h4L11 16.5'),
  temperature: line('M14 14.2V5a2.5 2.5 0 0 0-5 0v9.2a4.5 4.5 0 1 0 5 0zM11.5 8.5v8M17.5 6h2.5M17.5 10h2.5'),
  lifetime: circle(12, 12, 9) + line('M12 6.5V12l3.6 2.4'),
  surface: line('M3 13l9-4.5 9 4.5-9 4.5zM3 13v3.2l9 4.5 9-4.5V13M12 2.5v3M8.5 4l1 2M15.5 4l-1 2'),
  'touch-points':
    line('M9.5 13.5V5.8a1.6 1.6 0 0 1 3.2 0v5.4l4.6 1.2c1.3.4 2 1.5 1.8 2.8l-.9 5.3H11l-4.6-5.6c-.9-1.2.6-2.6 1.8-1.7z') +
    line('M6.6 7.6a4.6 4.6 0 0 1 9-1.6'),
  pen: line('M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8.5 19z M14.5 6l3.5 3.5M12 20.5h8'),
  sound: line('M3.5 9.5v5h4l5 4v-13l-5 4zM16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11'),
  microphone: `<rect x="9" y="2.5" width="6" height="11" rx="3"/>` + line('M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8.5 21.5h7'),
  camera: screen(2.5, 6.5, 13, 11) + line('M15.5 10.5l6-3v9l-6-3z') + circle(9, 12, 2.4),
  people: circle(8.5, 8, 3) + circle(16.5, 9, 2.4) + line('M2.8 19.5c.4-4 2.6-6 5.7-6s5.3 2 5.7 6M15.5 14c3.2-.4 5.3 1.5 5.7 5'),
  receipt: line('M6 2.8h12v18l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4zM9 7.5h6M9 11h6M9 14.5h3.5'),
  transparency: screen(3, 3, 12.5, 12.5) + screen(8.5, 8.5, 12.5, 12.5) + dot(12, 12),
  'bend-radius': line('M4 4.5c1 8.5 7 14.5 15.5 15.5M4 20L12 12M12 12v3.5M12 12H8.5') + dot(4, 20),
};
