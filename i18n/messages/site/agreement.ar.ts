import type { agreementEn } from './agreement.en.ts';

export const agreementAr = {
  'site.agree.meeting': 'لا نستخدم هذه البيانات إلا لترتيب اللقاء.',
  'site.agree.contact': 'لا نستخدم هذه البيانات إلا للرد عليك.',
  'site.agree.product': 'لا نستخدم هذه البيانات إلا للرد على استفسارك.',
  'site.agree.project': 'لا نستخدم هذه البيانات إلا للرد على طلبك وإعداد عرضنا لك.',
  'site.agree.campaign': 'لا نستخدم هذه البيانات إلا للرد عليك.',
  'site.agree.newsletter': 'لا نراسلك إلا بجديد، ويمكنك إلغاء الاشتراك من أي رسالة.',
  'site.agree.community': 'اسمك وما تكتبه يظهران للجميع، فلا تنشر أرقام هواتف ولا عناوين.',
} as const satisfies Record<keyof typeof agreementEn, string>;
