import type { VIEW_SCREENS } from '#content/view-screens.ts';

export const demoViews: readonly { screen: keyof typeof VIEW_SCREENS; name: string; name_en: string; query: string }[] = [
  { screen: 'inbox', name: 'جديدة بلا مسؤول', name_en: 'New, nobody’s', query: 'status=new&owner=nobody' },
  { screen: 'inbox', name: 'رسائلي', name_en: 'Mine', query: 'owner=me' },
  { screen: 'inbox', name: 'جديدة من السعودية', name_en: 'New from Saudi Arabia', query: 'status=new&country=sa' },
  { screen: 'inbox', name: 'متأخرة', name_en: 'Overdue', query: 'waiting=late' },
  { screen: 'offers', name: 'عروضي', name_en: 'Mine', query: 'owner=me' },
  { screen: 'offers', name: 'أُرسلت ولم تُفتح', name_en: 'Sent, not opened', query: 'state=sent' },
  { screen: 'offers', name: 'مقبولة', name_en: 'Accepted', query: 'state=accepted' },
];
