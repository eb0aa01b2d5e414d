import type { VIEW_SCREENS } from '#content/view-screens.ts';

/** One language for a name that everybody reads: Arabic, as the site's own. */
export const demoViews: readonly { screen: keyof typeof VIEW_SCREENS; name: string; query: string }[] = [
  { screen: 'inbox', name: 'جديدة بلا مسؤول', query: 'status=new&owner=nobody' },
  { screen: 'inbox', name: 'رسائلي', query: 'owner=me' },
  { screen: 'inbox', name: 'جديدة من السعودية', query: 'status=new&country=sa' },
  { screen: 'inbox', name: 'متأخرة', query: 'waiting=late' },
  { screen: 'offers', name: 'أُرسلت ولم تُفتح', query: 'state=sent' },
  { screen: 'offers', name: 'مقبولة', query: 'state=accepted' },
];
