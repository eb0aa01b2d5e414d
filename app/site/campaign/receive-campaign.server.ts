import type { FormArgs } from '#app/site/form-action.server.ts';

export async function receiveCampaign({ operations, language, country, address, url, evidence, values }: FormArgs) {
  const { panel, name, number, email = '', message = '' } = values;
  const chosen = values['language'] === 'ar' || values['language'] === 'en' ? values['language'] : language;
  const fields = { panel, name, number, ...(panel === 'call' ? {} : { email, message }) };
  const sent = await operations.leads.receive({
    kind: 'campaign',
    country,
    language: chosen,
    address,
    page: url.pathname,
    evidence,
    fields,
  });
  // Without scripts both forms are on the page: only the one that was sent says thanks.
  return { ...sent, values: panel === undefined ? {} : { panel } };
}
