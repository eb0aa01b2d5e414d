import type { OfferLine } from '#content/offers/offer.ts';

type Asked = { product: number; wall?: readonly [number, number]; quantity: number; discount?: number };
type Extra = Pick<OfferLine, 'kind' | 'quantity' | 'unit_price'> & { title: { en: string; ar: string } };

/** An offer of the demo company, its times counted back from the day of loading. */
export type DemoOffer = {
  state: 'draft' | 'sent' | 'seen' | 'accepted' | 'declined' | 'expired';
  country: 'sa' | 'ae';
  language: 'en' | 'ar';
  customer: { name: string; company: string; email: string; phone: string };
  lines: readonly Asked[];
  extras: readonly Extra[];
  discount?: number;
  notes: string;
  daysAgo: number;
  /** It was sent twice: the first version was replaced. */
  isSecond?: true;
  /** It waits for somebody to take it; the others are the owner's, who may be the only account there is. */
  isNobodys?: true;
  /** What the customer wrote, asking or declining. */
  reply?: string;
};

const installation = (price: number): Extra => ({
  kind: 'installation',
  quantity: 1,
  unit_price: price,
  title: { en: 'Installation and calibration on site', ar: 'التركيب والمعايرة في الموقع' },
});
const delivery = (price: number): Extra => ({
  kind: 'delivery',
  quantity: 1,
  unit_price: price,
  title: { en: 'Delivery to the site', ar: 'التوصيل إلى الموقع' },
});

/** One in every state. People and companies are invented; example.com is nobody's. */
export const demoOffers: readonly DemoOffer[] = [
  {
    state: 'accepted',
    country: 'sa',
    language: 'ar',
    customer: { name: 'نورة الحربي', company: 'مجموعة الواحة', email: 'noura@example.com', phone: '+966 50 000 0101' },
    lines: [{ product: 3, wall: [6, 6], quantity: 1 }],
    extras: [installation(1_800_000), delivery(250_000)],
    discount: 300,
    notes: 'يشمل العرض تدريب فريقكم نصف يوم.',
    daysAgo: 21,
  },
  {
    state: 'declined',
    country: 'ae',
    language: 'en',
    customer: { name: 'Omar Haddad', company: 'Marsa Retail', email: 'omar@example.com', phone: '+971 50 000 0102' },
    lines: [{ product: 7, wall: [4, 3], quantity: 2 }],
    extras: [installation(900_000)],
    notes: '',
    daysAgo: 18,
    reply: 'We have moved the opening to next year.',
  },
  {
    state: 'expired',
    country: 'sa',
    language: 'en',
    customer: { name: 'Sara Alqahtani', company: 'Rawabi School', email: 'sara@example.com', phone: '+966 50 000 0103' },
    lines: [{ product: 19, quantity: 12 }],
    extras: [delivery(180_000)],
    notes: '',
    daysAgo: 45,
    isNobodys: true,
  },
  {
    state: 'seen',
    country: 'sa',
    language: 'ar',
    customer: { name: 'فهد العتيبي', company: 'فندق السرو', email: 'fahad@example.com', phone: '+966 50 000 0104' },
    lines: [{ product: 2, wall: [5, 5], quantity: 1, discount: 200 }],
    extras: [installation(1_200_000)],
    notes: '',
    daysAgo: 4,
    isSecond: true,
    reply: 'هل يمكن التركيب ليلًا؟',
  },
  {
    state: 'sent',
    country: 'ae',
    language: 'ar',
    customer: { name: 'مريم السويدي', company: 'معرض الميناء', email: 'mariam@example.com', phone: '+971 50 000 0105' },
    lines: [{ product: 3, wall: [8, 4], quantity: 1 }],
    extras: [installation(1_500_000), delivery(220_000)],
    notes: '',
    daysAgo: 1,
    isNobodys: true,
  },
  {
    state: 'draft',
    country: 'sa',
    language: 'en',
    customer: { name: 'Lina Saleh', company: 'Nakheel Clinics', email: 'lina@example.com', phone: '+966 50 000 0106' },
    lines: [{ product: 3, wall: [4, 4], quantity: 1 }],
    extras: [],
    notes: '',
    daysAgo: 0,
  },
];
