declare global {
  /** Buttons pressed before this script came, kept by visitor-script.js. */
  var earlyClicks: HTMLElement[] | undefined;
}

/** Presses them again; from here on every click is heard. */
export function repeatEarlyClicks(): void {
  const buttons = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  for (const button of buttons) button.click();
}
