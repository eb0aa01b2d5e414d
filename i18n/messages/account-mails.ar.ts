import type { accountMailsEn } from './account-mails.en.ts';

export const accountMailsAr = {
  'mail.account.email-changed.subject': 'تغيّر البريد الإلكتروني لحسابك لدى {company}',
  'mail.account.email-changed.text': 'مرحبًا {name}، ستصل الرسائل المتعلقة بحسابك من الآن إلى \u2068{email}\u2069 بدلًا من هذا العنوان.',
  'mail.account.email-added.subject': 'أصبح هذا البريد عنوان حسابك لدى {company}',
  'mail.account.email-added.text': 'مرحبًا {name}، إن نسيت كلمة مرورك فسيصلك الرابط على هذا العنوان من الآن.',
  'mail.account.password-changed.subject': 'تغيّرت كلمة مرور حسابك لدى {company}',
  'mail.account.password-changed.text': 'مرحبًا {name}، لحسابك الآن كلمة مرور جديدة، وقد أُنهيت جميع الجلسات الأخرى.',
  'mail.account.new-device.subject': 'تسجيل دخول إلى حسابك لدى {company} من جهاز جديد',
  'mail.account.new-device.text': 'مرحبًا {name}، سُجّل الدخول بحسابك من جهاز لم نعرفه من قبل: \u2068{device}\u2069، يوم {at} بتوقيت الرياض.',
  'mail.account.role-changed.subject': 'تغيّر دورك لدى {company}',
  'mail.account.role-changed.text': 'مرحبًا {name}، صار لحسابك دور آخر من الآن: {role}.',
  'mail.account.disabled.subject': 'عُطّل حسابك لدى {company}',
  'mail.account.disabled.text': 'مرحبًا {name}، عُطّل حسابك، ولا يمكنك تسجيل الدخول حتى يفعّله أحد الزملاء من جديد.',
  'mail.account.enabled.subject': 'أُعيد تفعيل حسابك لدى {company}',
  'mail.account.enabled.text': 'مرحبًا {name}، يمكنك تسجيل الدخول إلى حسابك من جديد.',
  'mail.account.token-made.subject': 'أُنشئ مفتاح لبرنامج بحسابك لدى {company}',
  'mail.account.token-made.text': 'مرحبًا {name}، يستطيع أحد البرامج من الآن الاتصال باسمك. اسم المفتاح: \u2068{token}\u2069.',
  'mail.account.factor-added.subject': 'أُضيفت خطوة ثانية إلى حسابك لدى {company}',
  'mail.account.factor-added.text': 'مرحبًا {name}، لن تكفي كلمة المرور وحدها لدخول حسابك من الآن. أُضيف: \u2068{factor}\u2069.',
  'mail.account.factor-removed.subject': 'أُزيلت خطوة ثانية من حسابك لدى {company}',
  'mail.account.factor-removed.text': 'مرحبًا {name}، أُزيلت خطوة ثانية من حسابك: \u2068{factor}\u2069.',
  'mail.account.factor-codes.subject': 'لحسابك لدى {company} رموز استرداد جديدة',
  'mail.account.factor-codes.text': 'مرحبًا {name}، أُنشئت رموز استرداد جديدة لحسابك، ولم تعد القديمة صالحة.',
  'mail.account.factor-failed.subject': 'يعرف أحدهم كلمة مرور حسابك لدى {company}',
  'mail.account.factor-failed.text':
    'مرحبًا {name}، كتب أحدهم كلمة مرورك صحيحة عند تسجيل الدخول ثم أخطأ في الخطوة الثانية، ولم يُسمح له بالدخول.',
  'mail.account.factors-forgotten.subject': 'أُزيلت الخطوة الثانية من حسابك لدى {company}',
  'mail.account.factors-forgotten.text':
    'مرحبًا {name}، أزال زميل مسؤول عن الحسابات خطوتك الثانية. تدخل بكلمة المرور وحدها حتى تضيف غيرها، وقد أُنهيت جميع جلساتك.',
  'mail.account.not-you': 'إن كنت أنت من فعل ذلك فلا داعي لأي إجراء. وإلا فغيّر كلمة مرورك فورًا وأخبر زميلًا مسؤولًا عن الحسابات.',
  'mail.account.open': 'فتح حسابي',
} as const satisfies Record<keyof typeof accountMailsEn, string>;
