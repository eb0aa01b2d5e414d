import type { settingsGroups } from '#content/settings/index.ts';
import type { DemoValues } from '#demo/record.ts';

export const mail: DemoValues<typeof settingsGroups.mail> = {
  en: {
    from_name: 'Lamha Visual Solutions',
    thank_you_subject: 'We have your message ({reference})',
    thank_you_text:
      'Hello,\n\nThank you for writing to Lamha. Your message is with us under the reference {reference}, and an engineer will answer within one working day.\n\nLamha Visual Solutions',
  },
  ar: {
    from_name: 'لمحة للحلول المرئية',
    thank_you_subject: 'وصلتنا رسالتك ({reference})',
    thank_you_text:
      'مرحبًا،\n\nشكرًا لتواصلك مع لمحة. وصلتنا رسالتك، ورقمها المرجعي {reference}، وسيجيبك أحد مهندسينا خلال يوم عمل واحد.\n\nلمحة للحلول المرئية',
  },
  shared: {
    recipients: [
      { kind: 'any', country: 'sa', email: 'sales.sa@example.com' },
      { kind: 'any', country: 'ae', email: 'sales.ae@example.com' },
      { kind: 'project', country: 'any', email: 'projects@example.com' },
    ],
    from_address: 'no-reply@example.com',
    thank_you: 1,
    notices_per_hour: 1000,
  },
};
