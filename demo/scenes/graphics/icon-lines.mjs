// Line icons on a 24-unit grid, stroke 1.35: what is sold and where it is used.

const screen = (x, y, w, h) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1"/>`;
const grid = (x, y, nx, ny, step = 2.6) =>
  Array.from(
    { length: nx * ny },
    (_, i) => `<circle cx="${x + (i % nx) * step}" cy="${y + Math.floor(i / nx) * step}" r="0.55" fill="currentColor" stroke="none"/>`,
  ).join('');
const line = (d) => `<path d="${d}"/>`;

export const ICONS = {
  'led-indoor': screen(3, 5, 18, 11) + grid(6.8, 8, 5, 3) + line('M3 20h18'),
  'led-outdoor': line('M4 21V9l8-6 8 6v12') + screen(7, 10, 10, 7) + grid(9.4, 12.2, 3, 2),
  'led-rental': line('M2 4h20M5 4v3M19 4v3') + screen(4, 7, 16, 11) + line('M9.3 7v11M14.7 7v11M4 12.5h16M7 21h10'),
  'led-module': screen(4, 4, 16, 16) + grid(7.4, 7.4, 4, 4, 3.06),
  'transparent-film': line('M4 3h16v18H4z M4 12h16M12 3v18') + line('M7 9l3-3M14 19l3-3M15 9l2-2'),
  'curved-wall': line('M3 5c6 3 12 3 18 0v13c-6 3-12 3-18 0z') + line('M9 7v13M15 7v13'),
  'led-cube': line('M12 3l8 4.5v9L12 21l-8-4.5v-9z M12 12l8-4.5M12 12v9M12 12L4 7.5'),
  'led-column': line('M8 4v15.5M16 4v15.5M6 4h12M6 19.5h12M5 22h14') + grid(10.2, 7, 2, 5, 2.6) + grid(12, 7, 1, 5, 2.6),
  'led-poster': screen(7, 2.5, 10, 17) + line('M5 21.5h14M10 7h4M9.5 10h5M9.5 13h5'),
  'led-ribbon': line('M2 9c6-3 14-3 20 0v5c-6-3-14-3-20 0z') + grid(6, 10.4, 6, 1, 2.4),
  kiosk: screen(7, 2.5, 10, 15) + line('M12 17.5V20M6 21.5h12M10 15h4'),
  'kiosk-touch':
    screen(7, 2.5, 10, 15) + line('M12 17.5V20M6 21.5h12') + `<circle cx="12" cy="9.5" r="1.2"/><circle cx="12" cy="9.5" r="3.2"/>`,
  'interactive-screen': screen(2.5, 4, 19, 12) + line('M8 20.5h8M12 16v4.5') + line('M7 12.5c2-4 3.4 1.5 5.2-1.5s2.8-2.4 4.8-.5'),
  'vision-all-in-one': screen(2, 4, 20, 11.5) + line('M2 18h20M6 21h12'),
  'video-wall': screen(2.5, 4, 19, 14) + line('M8.8 4v14M15.2 4v14M2.5 11h19M9 21h6'),
  'control-room': screen(2.5, 3, 19, 8) + line('M3 20l2-5h14l2 5M9 15v5M15 15v5'),
  boardroom: screen(5, 3, 14, 8) + line('M3 16h18M6 16v5M18 16v5M9 13.5v2.5M15 13.5v2.5'),
  classroom: screen(4, 3.5, 16, 9) + line('M8 12.5L6.5 20M16 12.5l1.5 7.5M7 9l3-2 3 2 3-3'),
  mosque: line('M3 21h18M5 21v-8c0-3.6 3.6-4.6 7-8 3.4 3.4 7 4.4 7 8v8M10 21v-3.4a2 2 0 0 1 4 0V21M12 5V2.5'),
  stadium:
    `<ellipse cx="12" cy="8" rx="9.5" ry="4.5"/>` +
    line('M2.5 8v7c0 2.5 4.3 4.5 9.5 4.5s9.5-2 9.5-4.5V8') +
    `<ellipse cx="12" cy="8" rx="4.6" ry="1.8"/>`,
  retail: line('M4 9.5V21h16V9.5M2.5 9.5L5 3.5h14l2.5 6zM9 13.5h6v4H9z'),
  airport: line('M2.5 20.5h19') + line('M3 12.5l3 .8 4-2.3-5-5 2.2-.6 7 3.8 4.4-2.5c1.4-.7 2.8.9 1.3 1.9L7.6 15.9c-1.5.8-3.2.3-3.9-1.2z'),
  service: line('M20.4 7.2a4.8 4.8 0 0 1-6.4 5.6l-7 7a2.1 2.1 0 0 1-3-3l7-7a4.8 4.8 0 0 1 5.6-6.4l-3 3 .8 2.4 2.4.8z'),
  'pixel-pitch': grid(5, 5, 6, 3, 2.8) + line('M5 15.5v5M19 15.5v5M5 18h14M7.5 16.2L5 18l2.5 1.8M16.5 16.2L19 18l-2.5 1.8'),
};
