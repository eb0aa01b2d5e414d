import * as z from 'zod';
import { SAYING_WHAT } from '#api/http/check-body.ts';
import { FORMS, type LeadKind } from '#api/kernel/lead-forms.ts';

type Values<Kind extends LeadKind> = z.output<(typeof FORMS)[Kind]>;
type Mail = { subject: string; message: string };

/** Subjects and messages in the specified words, as plain text; nothing a visitor sends becomes markup. */
const COMPOSERS: { [Kind in LeadKind]: (values: Values<Kind>) => Mail } = {
  meeting: ({ name, type, date, time, phone, email }) => ({
    subject: `Meeting request from ${name}`,
    message: `${name} would like to schedule a meeting via ${type} on ${date} at ${time}. Contact phone: ${phone}${email ? `. E-mail: ${email}` : ''}`,
  }),
  product: ({ product, products = [], message, ...rest }) => ({
    subject: rest.via ? `WhatsApp inquiry for ${product}` : `Inquiry for ${product}`,
    message: [...products.map(listed), rest.via ? '' : person(rest), lines({ Message: message })].filter(Boolean).join('\n'),
  }),
  contact: ({ name, number, message, email }) => ({
    subject: `New Contact from ${name}`,
    message: lines({ Name: name, Number: number, 'E-mail': email, Message: message }),
  }),
  campaign: ({ panel, name, number, message, email }) => ({
    subject: panel === 'call' ? `Call request from ${name}` : `Quote request from ${name}`,
    message: lines({ Name: name, Number: number, 'E-mail': email, Message: message }),
  }),
  project: (values) => ({
    subject: `Project inquiry: ${values.projectName} from ${values.fullName}`,
    message: lines({
      'Full name': values.fullName,
      Company: values.companyName,
      'Job title': values.jobTitle,
      'E-mail': values.email,
      Phone: values.phone,
      Website: values.website,
      'Project name': values.projectName,
      Location: values.location,
      'Start date': values.startDate,
      'Project type': values.projectType,
      Budget: values.budget,
      Timeline: values.timeline,
      Description: values.description,
      Specifications: values.specs,
      'Decision maker': values.decisionMaker,
      Stage: values.stage,
    }),
  }),
  'self-test': ({ message }) => ({ subject: 'Self-test of the mail', message }),
};

type Read = { isRight: false; error: z.ZodError } | { isRight: true; values: Record<string, unknown>; mail: Mail };

/** What a visitor sent, checked by the form of its kind and said in its words. */
export const READERS: { [Kind in LeadKind]: (fields: unknown) => Read } = {
  meeting: reading(FORMS.meeting, COMPOSERS.meeting),
  product: reading(FORMS.product, COMPOSERS.product),
  contact: reading(FORMS.contact, COMPOSERS.contact),
  campaign: reading(FORMS.campaign, COMPOSERS.campaign),
  project: reading(FORMS.project, COMPOSERS.project),
  'self-test': reading(FORMS['self-test'], COMPOSERS['self-test']),
};

function reading<Values extends Record<string, unknown>>(
  form: z.core.$ZodType<Values>,
  compose: (values: Values) => Mail,
): (fields: unknown) => Read {
  return (fields) => {
    const { success, data, error } = z.safeParse(form, fields, SAYING_WHAT);
    return success ? { isRight: true, values: data, mail: compose(data) } : { isRight: false, error };
  };
}

function person({
  name,
  email,
  phone,
  size,
  quantity,
  city,
}: Readonly<Record<'name' | 'email' | 'phone', string>> & Partial<Record<'size' | 'quantity' | 'city', string | undefined>>): string {
  return lines({ Name: name, 'E-mail': email, Phone: phone, Size: size, Number: quantity, City: city });
}

function listed({ product, size, quantity }: { product: string; size?: string | undefined; quantity: number }): string {
  return `${[product, size].filter(Boolean).join(', ')} × ${quantity}`;
}

function lines(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
