import type { SpecificationKind } from './define.ts';
import { UNITS } from './units.ts';

export const inside = {
  system: { group: 'inside', label: { en: 'Operating system', ar: 'نظام التشغيل' }, value: 'name', many: 'list' },
  memory: {
    group: 'inside',
    label: { en: 'Memory', ar: 'الذاكرة' },
    value: 'number',
    unit: UNITS.gigabyte,
    better: 'higher',
  },
  storage: {
    group: 'inside',
    label: { en: 'Storage', ar: 'التخزين' },
    value: 'number',
    unit: UNITS.gigabyte,
    better: 'higher',
  },
  camera: { group: 'inside', label: { en: 'Camera', ar: 'الكاميرا' }, value: 'name', many: 'list' },
  loudspeakers: {
    group: 'inside',
    label: { en: 'Loudspeakers', ar: 'السماعات' },
    value: 'number',
    unit: UNITS.watt,
    many: 'sum',
  },
  ports: { group: 'inside', label: { en: 'Connections', ar: 'المنافذ' }, value: 'name', many: 'list' },
} as const satisfies Record<string, SpecificationKind>;
