import { INTERFACE_ICONS, type InterfaceIcon } from './interface-icons.ts';
import styles from './icon.module.css';

type IconProps = ({ name: InterfaceIcon } | { svg: string }) & {
  /** Turns with the reading direction: arrows and chevrons, never clocks or logos. */
  flips?: boolean;
  className?: string | undefined;
};

/** Always decoration: the words beside it say what it means. `svg` is a file of bootstrap-icons, never anything a visitor typed. */
export function Icon({ flips = false, className = '', ...drawing }: IconProps) {
  const svg = 'svg' in drawing ? drawing.svg : INTERFACE_ICONS[drawing.name];
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      className={`${styles['icon']} ${className}`}
      data-flips={flips || undefined}
      dangerouslySetInnerHTML={{ __html: insideOf(svg) }}
    />
  );
}

/** The drawing without its own frame. */
function insideOf(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).trim();
}
