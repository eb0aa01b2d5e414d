const DATA = /(?:_\.|\.)data$/;

/** What a page that is already open asks for when its visitor goes on to another. */
export function isDataAddress(pathname: string): boolean {
  return DATA.test(pathname);
}

export function withoutData(pathname: string): string {
  return pathname.replace(/^\/_root\.data$/, '/').replace(DATA, '') || '/';
}
