import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { GLYPHS, type Glyph } from './glyphs.ts';
import base from '#app/ui/button/base.module.css';
import styles from './action.module.css';

/** For what has to be a link or a label of its own kind, and looks like an action; its `data-look` says how. */
export const ACTION = `${base['base']} ${styles['action']}`;

/** `main` is the one thing a screen is for, `plain` the rest, `quiet` inside lists, `danger` what takes something away. */
type Look = 'main' | 'plain' | 'quiet' | 'danger';
type Shared = { look?: Look; glyph?: Glyph; flips?: boolean; children: ReactNode };

export function Action({
  look = 'plain',
  glyph,
  flips = false,
  children,
  type = 'button',
  className = '',
  ...rest
}: Shared & ComponentProps<'button'>) {
  return (
    <button type={type} className={`${ACTION} ${className}`} data-look={look} {...rest}>
      {glyph && <Icon svg={GLYPHS[glyph]} flips={flips} />}
      <span>{children}</span>
    </button>
  );
}

export function ActionLink({
  to,
  look = 'plain',
  glyph,
  flips = false,
  children,
  className = '',
  ...rest
}: Shared & ComponentProps<typeof Link>) {
  return (
    <Link to={to} className={`${ACTION} ${className}`} data-look={look} {...rest}>
      {glyph && <Icon svg={GLYPHS[glyph]} flips={flips} />}
      <span>{children}</span>
    </Link>
  );
}

/** A file to take along, from an address of the API. */
export function DownloadLink({ look = 'plain', children, ...rest }: Pick<Shared, 'look' | 'children'> & ComponentProps<'a'>) {
  return (
    <a className={ACTION} data-look={look} download {...rest}>
      <Icon svg={GLYPHS['download']} />
      <span>{children}</span>
    </a>
  );
}

/** A small square button; its name is read out and shown on hover. */
export function GlyphButton({
  label,
  glyph,
  flips = false,
  className = '',
  ...rest
}: { label: string; glyph: Glyph; flips?: boolean } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} title={label} className={`${styles['glyph']} ${className}`} {...rest}>
      <Icon svg={GLYPHS[glyph]} flips={flips} />
    </button>
  );
}
