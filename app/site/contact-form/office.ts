import type { Country } from '#i18n/locales.ts';
import type { officeOf } from './office.server.ts';

export type Office = ReturnType<typeof officeOf>;
export type Offices = Readonly<Record<Country, Office>>;

export const OFFICE_ORDER = ['sa', 'ae'] as const satisfies readonly Country[];
