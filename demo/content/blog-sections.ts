import type { blogSections } from '#content/collections/blog-sections.ts';
import type { DemoRecords } from '#demo/record.ts';
import { choosingAScreen } from './blog-sections/choosing-a-screen.ts';
import { contentThatWorks } from './blog-sections/content-that-works.ts';
import { lightAndClimate } from './blog-sections/light-and-climate.ts';
import { onSite } from './blog-sections/on-site.ts';
import { roomsForPeople } from './blog-sections/rooms-for-people.ts';

export const records: DemoRecords<typeof blogSections> = [
  ...choosingAScreen,
  ...lightAndClimate,
  ...contentThatWorks,
  ...onSite,
  ...roomsForPeople,
];
