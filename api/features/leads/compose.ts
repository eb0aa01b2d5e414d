import type * as z from 'zod';
import type { FORMS, LeadKind } from '#api/kernel/lead-forms.ts';

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

export function compose<Kind extends LeadKind>(kind: Kind, values: Values<Kind>): Mail {
  return COMPOSERS[kind](values);
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
