import type { FileFacts } from '#api/media/file-facts.ts';
import { DotMatrix } from '#app/ui/dot-matrix/dot-matrix.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './pop-up.module.css';

type PopUpPictureProps = { image: FileFacts | undefined; placeholder: FileFacts | undefined; name: string };

/** The picture, the placeholder if it cannot be loaded, and the name in lamps if that fails too: the script takes away what is broken. */
export function PopUpPicture({ image, placeholder, name }: PopUpPictureProps) {
  const files = [image, placeholder].filter((file) => file !== undefined);
  return (
    <div className={styles['picture']}>
      {files.map((file) => (
        <div key={file.name} className={styles['frame']} data-may-break>
          <Picture file={file} sizes="(min-width: 768px) 34rem, 100vw" cover />
        </div>
      ))}
      <DotMatrix text={name} className={styles['lamps']} />
    </div>
  );
}
