import type { ComponentProps } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { InterfaceIcon } from '#app/ui/icon/interface-icons.ts';
import styles from './button.module.css';

type IconButtonProps = { label: string; icon: InterfaceIcon; flips?: boolean; look?: 'line' | 'bare' } & Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label'
>;

export function IconButton({ label, icon, flips = false, look = 'line', className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={`${styles['iconButton']} ${className}`} data-look={look} {...rest}>
      <Icon name={icon} flips={flips} />
    </button>
  );
}
