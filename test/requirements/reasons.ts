/** Rows that no test can prove, and why. A row that a test names needs no reason. */
export const REASONS: Readonly<Record<string, string>> = {};
