import type { ShellData } from '#app/site/shell/shell-data.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './footer.module.css';

export function SocialLinks({ links, icons }: { links: ShellData['site']['social']; icons: ShellData['socialIcons'] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles['social']}>
      {links.map(({ name, icon, link }) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener me" aria-label={name}>
            {icons[icon] ? <Icon svg={icons[icon]} /> : name}
          </a>
        </li>
      ))}
    </ul>
  );
}
