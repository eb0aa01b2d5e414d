import { type ReactNode, useId } from 'react';
import type { Tone } from '#content/shown.ts';
import { Heading } from '#app/ui/layout/heading.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';

type LookSectionProps = {
  heading: string;
  tone: Tone | undefined;
  size?: 'l' | 'm';
  /** Runs to the edges of the screen, as carousels do. */
  bleeds?: boolean;
  children: ReactNode;
};

/** The frame most looks stand in. */
export function LookSection({ heading, tone = 'dark', size = 'l', bleeds = false, children }: LookSectionProps) {
  const id = useId();
  const head = heading && (
    <Heading id={id} size={size} spaced>
      {heading}
    </Heading>
  );
  return (
    <Section tone={tone} {...(heading && { labelledBy: id })}>
      {bleeds && head && <Container>{head}</Container>}
      {bleeds ? (
        children
      ) : (
        <Container>
          {head}
          {children}
        </Container>
      )}
    </Section>
  );
}
