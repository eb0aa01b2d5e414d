import { useState } from 'react';
import type { FileFacts } from '#api/media/file-facts.ts';
import { DotMatrix } from '#app/ui/dot-matrix/dot-matrix.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './pop-up.module.css';

type PopUpPictureProps = { image: FileFacts | undefined; placeholder: FileFacts | undefined; name: string };

/** The picture, the placeholder if it cannot be loaded, and the name in lamps if that fails too. */
export function PopUpPicture({ image, placeholder, name }: PopUpPictureProps) {
  const [broken, setBroken] = useState(0);
  const file = [image, placeholder].filter((one) => one !== undefined)[broken];
  if (!file) return <DotMatrix text={name} className={styles['lamps']} />;
  return (
    <div className={styles['frame']} onError={() => setBroken(broken + 1)}>
      <Picture key={file.name} file={file} sizes="(min-width: 768px) 34rem, 100vw" cover first />
    </div>
  );
}
