import { LANGUAGES, type Language } from '#content/document.ts';
import { fileOf, type MediaPath, type NamedFile } from '#demo/record.ts';
import { campaign } from '#demo/settings/campaign.ts';
import { site } from '#demo/settings/site.ts';
import type { Brochure } from './brochure.ts';
import { companyProfile } from './company-profile.ts';
import { openPictures, type Pictures, type PlacedPicture } from './pictures.ts';
import { visionSeries } from './vision-series.ts';

/** A document with the file it becomes and the pictures it shows. */
export type DemoDocument = { file: MediaPath; language: Language; brochure: Brochure; pictures: readonly PlacedPicture[] };
type Kind = { files: Readonly<Record<Language, NamedFile | undefined>>; tell: (language: Language, pictures: Pictures) => Brochure };

const KINDS: readonly Kind[] = [
  { files: { en: site.files?.profile, ar: site.filesAr?.profile }, tell: companyProfile },
  { files: { en: campaign.files?.specsheet, ar: campaign.filesAr?.specsheet }, tell: visionSeries },
];

/** What the demo company hands out. The files are not kept with it: they are made when it is loaded. */
export function demoDocuments(): DemoDocument[] {
  return KINDS.flatMap(({ files, tell }) =>
    LANGUAGES.map((language) => {
      const pictures = openPictures(language);
      return { file: fileOf(files[language] ?? ''), language, brochure: tell(language, pictures), pictures: pictures.placed };
    }),
  );
}
