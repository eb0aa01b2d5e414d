/** What was typed into a field, without the space around it. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The fields a form tells how it was filled in; see form-guard.tsx. */
export function evidenceIn(form: FormData): Readonly<Record<'extra' | 'waited' | 'proof', string>> {
  return { extra: typed(form, 'extra'), waited: typed(form, 'waited'), proof: typed(form, 'proof') };
}
