/** Saudi Arabia since July 2020, the Emirates since 2018. */
export const VAT = { sa: 0.15, ae: 0.05 } as const;
