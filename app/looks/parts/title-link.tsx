import type { ReactNode } from 'react';
import type { DrawnLink } from '#app/looks/look-props.ts';
import { AnyLink } from '#app/ui/button/any-link.tsx';
import { FieldText } from './field-text.tsx';
import styles from './title-link.module.css';

type TitleLinkProps = {
  of: { title: string; link: DrawnLink | undefined; fallback: readonly string[] };
  /** The whole card leads on, which must be `position: relative`; the title is what is read out. */
  covers?: boolean;
  /** The link's name for screen readers, instead of its words. */
  label?: string;
  children?: ReactNode;
};

export function TitleLink({ of: record, covers = false, label, children }: TitleLinkProps) {
  const title = <FieldText of={record} field="title" />;
  if (!record.link) return title;
  return (
    <AnyLink to={record.link.to} aria-label={label} className={covers ? styles['cover'] : undefined}>
      {title}
      {children}
    </AnyLink>
  );
}
