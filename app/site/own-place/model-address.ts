import type { Wall } from '#content/advisor/wall.ts';
import { inLanguage } from '#app/page/address.ts';
import type { Language } from '#i18n/translate.ts';

/** Where the model of a product is, as it is or as a wall of so many cabinets. */
export function modelAddress(id: number, format: 'glb' | 'usdz', shape: Wall['built'] | undefined, language: Language): string {
  return `/api/${language}/products/${id}/model.${format}${queryOf(shape)}`;
}

/** Where it can be turned in the browser. */
export function viewAddress(id: number, shape: Wall['built'] | undefined, language: Language): string {
  return inLanguage(`/model/${id}`, language) + queryOf(shape);
}

function queryOf(shape: Wall['built'] | undefined): string {
  if (!shape) return '';
  return 'columns' in shape ? `?columns=${shape.columns}&rows=${shape.rows}` : `?size=${shape.size}`;
}

/** Android's own viewer; without it, the browser opens the page of the model's file. */
export function sceneViewer(model: string, title: string): string {
  const query = new URLSearchParams({ file: model, mode: 'ar_preferred', title, resizable: 'false' });
  const ending = ['scheme=https', 'package=com.google.android.googlequicksearchbox', 'action=android.intent.action.VIEW'];
  return `intent://arvr.google.com/scene-viewer/1.0?${query.toString()}#Intent;${ending.join(';')};S.browser_fallback_url=${encodeURIComponent(model)};end;`;
}
