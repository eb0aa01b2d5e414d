import type { FormArgs } from '#app/site/form-action.server.ts';

export function receiveCampaign({ operations, language, country, address, url, evidence, values }: FormArgs) {
  const { panel, name, number, email = '', message = '' } = values;
  const chosen = values['language'] === 'ar' || values['language'] === 'en' ? values['language'] : language;
  const fields = { panel, name, number, ...(panel === 'call' ? {} : { email, message }) };
  return operations.leads.receive({ kind: 'campaign', country, language: chosen, address, page: url.pathname, evidence, fields });
}
