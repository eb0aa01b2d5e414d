/** The site's own colours; mail programs know no custom properties. */
export const INK = '#0b0a09';
export const PAPER = '#f6f1e8';
export const AMBER = '#ffb224';
export const SOFT = '#6b6459';
export const LINE = '#e6dfd2';
/** The corners of the site's buttons and cards. */
export const CORNER = 6;
export const FONTS = "'Readex Pro', Geist, 'Segoe UI', Tahoma, Arial, sans-serif";

/** What cannot stand in an attribute: a dark screen and a narrow one. Programs that drop it show the light mail, one column wide. */
export const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.mail-facts td { border-top: 1px solid ${LINE}; }
.mail-facts tr:first-child td { border-top: 0; }
@media (prefers-color-scheme: dark) {
  .mail-body { background: ${INK} !important; }
  .mail-sheet, .mail-sheet .mail-part { background: #1a1815 !important; color: ${PAPER} !important; }
  .mail-sheet .mail-head { background: #000000 !important; }
  .mail-sheet .mail-soft { color: #b3aa9a !important; }
  .mail-facts td, .mail-sheet .mail-foot { border-color: #37322a !important; }
}
@media (max-width: 480px) {
  .mail-body { padding: 0 !important; }
  .mail-sheet { border-radius: 0 !important; }
  .mail-facts td { display: block !important; width: auto !important; }
  .mail-facts td + td { border-top: 0 !important; padding-top: 0 !important; }
  .mail-action { display: block !important; text-align: center !important; }
}`;
