import type { LookProps } from '#app/looks/look-props.ts';
import { LookSection } from '#app/looks/parts/look-section.tsx';
import { VideosHere } from './videos-here.tsx';
import { VideosOver } from './videos-over.tsx';

export function Videos({ heading, tone, options: { plays }, records }: LookProps<'videos'>) {
  return (
    <LookSection heading={heading} tone={tone}>
      {plays === 'over' ? <VideosOver records={records} /> : <VideosHere records={records} />}
    </LookSection>
  );
}
