import type { projectContents } from '#content/collections/project-contents.ts';
import type { DemoRecords } from '#demo/record.ts';
import { indoorProjectContents } from './project-contents/indoor.ts';
import { outdoorProjectContents } from './project-contents/outdoor.ts';

export const records: DemoRecords<typeof projectContents> = [...outdoorProjectContents, ...indoorProjectContents];
