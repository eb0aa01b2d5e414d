export const MEGABYTE = 1_000_000;
