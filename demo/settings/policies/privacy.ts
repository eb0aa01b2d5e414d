export const privacyEn = `
<p>Lamha Visual Solutions ("Lamha", "we") respects the privacy of everyone who visits this site, writes to us or takes part in our community. This policy says what we collect, why, who sees it, how we protect it, and what you can ask of us.</p>
<h2>1. Information we collect</h2>
<ul>
<li><strong>What you send us.</strong> Your name, company, job title, e-mail address, phone number and the details of your project when you use a form, ask for a meeting or subscribe to our newsletter.</li>
<li><strong>What you publish.</strong> The name you choose and the words you write in comments and community posts.</li>
<li><strong>What the site needs to work.</strong> Your language, your country and your consent choice, kept in your own browser. We keep no address of yours in readable form; a shortened fingerprint of it protects our forms against abuse. We count how often each page is opened on a day, and nothing about who opens it.</li>
<li><strong>What you allow.</strong> Measurement and advertising tools load only on our campaign page and only after you agree.</li>
</ul>
<h2>2. How we use it</h2>
<ul>
<li>To answer your inquiry, prepare an offer and arrange meetings.</li>
<li>To deliver, install and look after what you buy from us, including warranty and returns.</li>
<li>To send the newsletter you asked for; every issue has a link to unsubscribe.</li>
<li>To keep the site secure and to understand which pages are useful.</li>
</ul>
<p>We do not use your information to decide anything about you automatically.</p>
<h2>3. Who we share it with</h2>
<p>We do not sell or rent personal information. We share it only with those who need it to serve you: our teams in Saudi Arabia and the United Arab Emirates, carriers and installers working on your order, and the providers that host this site and deliver our mail, all bound to keep it confidential. We disclose information to an authority only where the law requires it.</p>
<h2>4. How we protect it</h2>
<p>Connections to this site are encrypted. Access to inquiries is limited to named staff, passwords are stored only as hashes, and back-ups are kept apart. No system is perfectly secure; if an incident concerns your information, we tell you and the competent authority without delay.</p>
<h2>5. Your rights</h2>
<p>You may ask to see the information we hold about you, to correct it, to receive a copy of it, to have it deleted, or to withdraw a consent you gave. Write to {email} or call {phone}; we answer within 30 days and charge nothing.</p>
<h2>6. Changes to this policy</h2>
<p>When our practice changes, we change this page and the date at its top. If a change affects how we use information you have already given us, we tell you before it takes effect.</p>
`.trim();

export const privacyAr = `
<p>تحترم لمحة للحلول المرئية («لمحة» أو «نحن») خصوصية كل من يزور هذا الموقع أو يراسلنا أو يشارك في مجتمعنا. توضح هذه السياسة ما نجمعه من معلومات وسبب جمعها ومن يطّلع عليها وكيف نحميها وما يحق لك أن تطلبه منا.</p>
<h2>1. المعلومات التي نجمعها</h2>
<ul>
<li><strong>ما ترسله إلينا.</strong> اسمك وشركتك ومسماك الوظيفي وبريدك الإلكتروني ورقم هاتفك وتفاصيل مشروعك عند استخدام أي نموذج أو طلب اجتماع أو الاشتراك في نشرتنا البريدية.</li>
<li><strong>ما تنشره.</strong> الاسم الذي تختاره والنص الذي تكتبه في التعليقات ومشاركات المجتمع.</li>
<li><strong>ما يحتاج إليه الموقع ليعمل.</strong> لغتك وبلدك وقرارك بشأن الموافقة، وكلها محفوظة في متصفحك. ولا نحتفظ بعنوانك الشبكي بصيغة مقروءة، بل ببصمة مختصرة منه تحمي نماذجنا من إساءة الاستخدام. ونعدّ مرات فتح كل صفحة في اليوم من دون أي معلومة عمّن فتحها.</li>
<li><strong>ما تسمح به.</strong> لا تُحمَّل أدوات القياس والإعلان إلا في صفحة الحملة وبعد موافقتك.</li>
</ul>
<h2>2. كيف نستخدمها</h2>
<ul>
<li>للرد على استفسارك وإعداد عرض السعر وترتيب الاجتماعات.</li>
<li>لتوريد ما تشتريه منا وتركيبه وصيانته، بما في ذلك الضمان والإرجاع.</li>
<li>لإرسال النشرة التي طلبتها، وفي كل عدد منها رابط لإلغاء الاشتراك.</li>
<li>للحفاظ على أمن الموقع ومعرفة الصفحات المفيدة لزواره.</li>
</ul>
<p>ولا نستخدم معلوماتك في اتخاذ أي قرار آلي بشأنك.</p>
<h2>3. مع من نشاركها</h2>
<p>لا نبيع المعلومات الشخصية ولا نؤجّرها. ولا نشاركها إلا مع من يحتاج إليها لخدمتك: فريقينا في المملكة العربية السعودية ودولة الإمارات، وشركات النقل والتركيب العاملة على طلبك، ومزوّدي استضافة الموقع وإيصال البريد، وجميعهم ملزمون بالسرية. ولا نفصح عن أي معلومات لجهة رسمية إلا إذا أوجب القانون ذلك.</p>
<h2>4. كيف نحميها</h2>
<p>الاتصال بهذا الموقع مشفّر. والاطلاع على الاستفسارات مقصور على موظفين محددين، وكلمات المرور محفوظة بصيغة مجزّأة لا تُقرأ، والنسخ الاحتياطية محفوظة في مكان منفصل. لا يوجد نظام آمن تمامًا؛ فإذا وقع حادث يمس معلوماتك أبلغناك وأبلغنا الجهة المختصة من دون تأخير.</p>
<h2>5. حقوقك</h2>
<p>يحق لك أن تطلب الاطلاع على معلوماتك لدينا أو تصحيحها أو الحصول على نسخة منها أو حذفها، أو أن تسحب موافقة سبق أن منحتها. راسلنا على {email} أو اتصل بنا على {phone}، ونجيبك خلال 30 يومًا من دون أي رسوم.</p>
<h2>6. التعديلات على هذه السياسة</h2>
<p>إذا تغيّرت ممارساتنا عدّلنا هذه الصفحة والتاريخ المذكور في أعلاها. وإذا مسّ التعديل طريقة استخدام معلومات سبق أن قدمتها إلينا أبلغناك قبل سريانه.</p>
`.trim();
