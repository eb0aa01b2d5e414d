import type { LookProps } from '#app/looks/look-props.ts';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { VideosOver } from './videos-over.tsx';

export function Videos({ heading, tone, records }: LookProps<'videos'>) {
  return (
    <LookSection heading={heading} tone={tone}>
      <VideosOver records={records} />
    </LookSection>
  );
}
