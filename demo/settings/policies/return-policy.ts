export const returnShortEn = `
<ul>
<li>You may ask to return a product within <strong>7 calendar days</strong> of delivery.</li>
<li>Report shipping damage within <strong>24 hours</strong>, with photos or video as evidence.</li>
<li>Our error: the return is <strong>free</strong>. Customer error: <strong>15% plus shipping</strong>. Where the return is not our error a restocking fee of <strong>up to 15%</strong> applies.</li>
<li>We answer a request within <strong>2 business days</strong>; goods pass a technical inspection before a return is accepted; the credit note follows within <strong>5 working days</strong>.</li>
<li>Warranty is <strong>12–24 months</strong> and covers manufacturing defects only.</li>
<li>Custom-made, used, installed or modified goods cannot be returned.</li>
<li>Questions: {email} or {phone}.</li>
</ul>
`.trim();

export const returnShortAr = `
<ul>
<li>يحق لك طلب إرجاع المنتج خلال <strong>7 أيام تقويمية</strong> من تاريخ التسليم.</li>
<li>يجب الإبلاغ عن أضرار الشحن خلال <strong>24 ساعة</strong> مع صور أو مقاطع تثبت ذلك.</li>
<li>إذا كان الخطأ منا فالإرجاع <strong>مجاني</strong>. وإذا كان الخطأ من العميل فيتحمل <strong>15% إضافة إلى تكلفة الشحن</strong>. ويُطبَّق رسم إعادة تخزين <strong>يصل إلى 15%</strong> إذا لم يكن الإرجاع بسبب خطأ منا.</li>
<li>نرد على الطلب خلال <strong>يومَي عمل (2)</strong>، ويخضع المنتج لفحص فني قبل قبول الإرجاع، ثم يصدر إشعار دائن خلال <strong>5 أيام عمل</strong>.</li>
<li>مدة الضمان <strong>من 12 إلى 24 شهرًا</strong> ويغطي عيوب التصنيع فقط.</li>
<li>لا يمكن إرجاع المنتجات المصنوعة حسب الطلب أو المستخدمة أو المركّبة أو المعدّلة.</li>
<li>للاستفسار: {email} أو {phone}.</li>
</ul>
`.trim();

export const returnFullEn = `
<h3>1. Return window</h3>
<p>A return may be requested within 7 calendar days from the date of delivery. Requests after that are handled under the warranty.</p>
<h3>2. Acceptable reasons</h3>
<ul>
<li>The product does not match the agreed specifications.</li>
<li>A manufacturing defect that we have verified.</li>
<li>The wrong item was delivered.</li>
<li>The product was damaged in shipping. Damage must be reported within 24 hours of delivery, with evidence.</li>
</ul>
<h3>3. What we need from you</h3>
<ul>
<li>Proof of purchase or the invoice.</li>
<li>Photos of the product and its packaging.</li>
<li>The reason for the return.</li>
</ul>
<h3>4. How a return works</h3>
<ol>
<li>Write to {email} or call {phone} with the items above.</li>
<li>We respond to a return request within 2 business days.</li>
<li>The product is returned in its original packaging. A technical inspection is required before the return is accepted.</li>
<li>Once it is accepted, a credit note is issued within 5 working days.</li>
</ol>
<h3>5. Fees</h3>
<ul>
<li>Company error: the return is free of charge.</li>
<li>Customer error: 15% of the value plus shipping.</li>
<li>A restocking fee of up to 15% applies if the return is not the company's error.</li>
</ul>
<h3>6. What cannot be returned</h3>
<ul>
<li>Products damaged by misuse or by unauthorised installation.</li>
<li>Products whose warranty seals have been removed.</li>
<li>Custom-made orders.</li>
<li>Used, installed or modified goods.</li>
</ul>
<p>Discounted items are sold as final unless they are defective.</p>
<h3>7. Warranty</h3>
<p>Our products carry a warranty of 12–24 months, as stated on the invoice. It covers manufacturing defects only.</p>
<h3>8. Large projects</h3>
<p>Large projects may have custom terms. Where a signed contract differs from this page, the contract applies.</p>
`.trim();

export const returnFullAr = `
<h3>1. مدة الإرجاع</h3>
<p>يمكن طلب الإرجاع خلال 7 أيام تقويمية من تاريخ التسليم. وما يرد بعد ذلك يُعالج بموجب الضمان.</p>
<h3>2. أسباب الإرجاع المقبولة</h3>
<ul>
<li>عدم مطابقة المنتج للمواصفات المتفق عليها.</li>
<li>عيب تصنيع تحققنا منه.</li>
<li>تسليم منتج غير المنتج المطلوب.</li>
<li>تضرر المنتج أثناء الشحن، على أن يُبلَّغ عن الضرر خلال 24 ساعة من التسليم مع ما يثبته.</li>
</ul>
<h3>3. ما نحتاج إليه منك</h3>
<ul>
<li>إثبات الشراء أو الفاتورة.</li>
<li>صور للمنتج وتغليفه.</li>
<li>سبب الإرجاع.</li>
</ul>
<h3>4. خطوات الإرجاع</h3>
<ol>
<li>راسلنا على {email} أو اتصل بنا على {phone} مع إرفاق ما سبق.</li>
<li>نرد على طلب الإرجاع خلال يومَي عمل (2).</li>
<li>يُعاد المنتج في تغليفه الأصلي، ويُشترط إجراء فحص فني قبل قبول الإرجاع.</li>
<li>بعد القبول يصدر إشعار دائن خلال 5 أيام عمل.</li>
</ol>
<h3>5. الرسوم</h3>
<ul>
<li>خطأ من الشركة: الإرجاع مجاني.</li>
<li>خطأ من العميل: 15% من القيمة إضافة إلى تكلفة الشحن.</li>
<li>يُطبَّق رسم إعادة تخزين يصل إلى 15% إذا لم يكن الإرجاع بسبب خطأ من الشركة.</li>
</ul>
<h3>6. ما لا يمكن إرجاعه</h3>
<ul>
<li>المنتجات المتضررة من سوء الاستخدام أو من تركيب غير معتمد.</li>
<li>المنتجات التي أزيلت عنها أختام الضمان.</li>
<li>الطلبات المصنوعة خصيصًا للعميل.</li>
<li>المنتجات المستخدمة أو المركّبة أو المعدّلة.</li>
</ul>
<p>المنتجات المخفّضة بيعها نهائي ما لم تكن معيبة.</p>
<h3>7. الضمان</h3>
<p>تتمتع منتجاتنا بضمان مدته من 12 إلى 24 شهرًا كما هو مبيّن في الفاتورة، ويغطي عيوب التصنيع فقط.</p>
<h3>8. المشاريع الكبيرة</h3>
<p>قد تخضع المشاريع الكبيرة لشروط خاصة. وإذا اختلف عقد موقَّع عما ورد في هذه الصفحة فالعبرة بالعقد.</p>
`.trim();
