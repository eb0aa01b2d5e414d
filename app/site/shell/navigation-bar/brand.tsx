import { useFiles } from '#app/page/files.ts';
import type { ShellData } from '#app/site/shell/shell-data.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx';
import styles from './navigation-bar.module.css';

export function Brand({ site, isInBar = true }: { site: Pick<ShellData['site'], 'logo' | 'shortName'>; isInBar?: boolean }) {
  const logo = useFiles()(site.logo);
  return logo ? (
    <Picture file={logo} sizes="160px" eager={isInBar} decorative className={styles['logo']} />
  ) : (
    <Wordmark name={site.shortName} />
  );
}
