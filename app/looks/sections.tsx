import { createElement, Fragment, type ReactNode } from 'react';
import type { LookName } from '#content/looks.ts';
import type { OwnPart, PageWithSections, SectionName } from '#content/sections.ts';
import type { Area } from '#content/shown.ts';
import { DRAWINGS } from './drawings.ts';
import type { LoadedPart, LoadedSection } from './look-props.ts';

type SectionsProps<P extends PageWithSections> = {
  of: P;
  loaded: readonly LoadedPart[];
  area?: Area;
  /** Headings of the settings; an empty one leaves the model's. */
  headings?: Readonly<Partial<Record<SectionName<P>, string>>>;
} & ([OwnPart<P>] extends [never] ? { own?: undefined } : { own: Readonly<Record<OwnPart<P>, ReactNode>> });

/** The sections of a page as the model declares them, with the page's own parts between them. */
export function Sections<P extends PageWithSections>({ loaded, area = 'main', headings, own }: SectionsProps<P>) {
  const given: Readonly<Record<string, string | undefined>> = headings ?? {};
  const parts: Readonly<Record<string, ReactNode>> = own ?? {};
  return loaded.map((part) => {
    if ('own' in part) return area === 'main' && <Fragment key={part.own}>{parts[part.own]}</Fragment>;
    return part.area === area && <Drawing key={part.name} section={part} heading={given[part.name] || part.props.heading} />;
  });
}

function Drawing<L extends LookName>({ section, heading }: { section: LoadedSection<L>; heading: string }) {
  return createElement(DRAWINGS[section.look], { ...section.props, heading });
}
