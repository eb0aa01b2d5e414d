/** The records that belong together, for the sets that strangers would ask. */
export const FINE = 's1 1 2 3 4 c1';
export const CONTROL = '1 2 3 4 s1 j5 c1';
export const BOARD = '19 20 21 22 s7 c3 j7 a17';
export const MEET = 's8 23 24 22 19 20 21 c3 s11 25 26 27 28 a18 c5';
export const KIOSK = 'c4 s9 s10 15 16 17 18 a19';
export const RENT = 's2 5 6';
export const SHOP = 's3 7 8 30 c1 j6';
export const FACADE = 's4 9 10 11 c2 j4';
export const STADIUM = 's5 12 j2 c2';
export const ROAD = 's6 14 13 c2';
export const HOME = 's12 25 26 27 28 c5 s11';
export const CURVE = 's13 29 c6 j8';
export const GLASS = 's14 30 11 c6 s3 7';
export const OUT = 'c2 s4 s5 s6 9 10 11 12 13 14 18 6';
export const PRICED =
  'c1 c2 c3 c4 c5 c6 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 a6 a13 g10 g6 g11 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30';
