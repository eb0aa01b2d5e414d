/** What was typed into a field, without the space around it. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The fields a form tells how it was filled in; see form-guard.tsx. */
export function evidenceIn(form: FormData): Readonly<Record<'extra' | 'waited' | 'proof' | 'form_key', string>> {
  const [extra = '', waited = '', proof = '', key = ''] = ['extra', 'waited', 'proof', 'form_key'].map((name) => typed(form, name));
  return { extra, waited, proof, form_key: key };
}
