import type { FormArgs } from '#app/site/form-action.server.ts';

/** What a call request says where a message would stand; read by our own people, in the language of the inbox. */
const CALL = 'Please call me about the series of the campaign page.';

export function receiveCampaign({ operations, language, country, address, url, values }: FormArgs) {
  const { panel, name, number, email = '', message } = values;
  const chosen = values['language'] === 'ar' || values['language'] === 'en' ? values['language'] : language;
  const fields = panel === 'call' ? { name, number, message: CALL } : { name, number, email, message };
  return operations.leads.receive({ kind: 'contact', country, language: chosen, address, page: url.pathname, fields });
}
