import { useState } from 'react';
import { request } from '#app/page/api-client.ts';
import { useFiles } from '#app/page/files.ts';
import { type Focal, FocalPicker } from '#app/dashboard/media/focal-picker.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import styles from './file-input.module.css';

const MIDDLE: Focal = { x: 0.5, y: 0.5 };

/** Which point of the picture stays in sight. It belongs to the file, so it is kept at once and counts wherever the file is used. */
export function FocalField({ name }: { name: string }) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const known = useFiles()(name)?.focal;
  const [chosen, setChosen] = useState<Focal>();

  /** A file that came into the form just now brings no facts along; it may be an old one with a point of its own. */
  async function recall() {
    if (known || chosen) return;
    const answer = await api(request('GET /media/{name}', { params: { name } }));
    if (answer.isOk) setChosen({ x: answer.body.focalX, y: answer.body.focalY });
  }

  async function keep(focal: Focal) {
    setChosen(focal);
    const answer = await api(request('PUT /media/{name}', { params: { name }, body: { focalX: focal.x, focalY: focal.y } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: answer.message });
  }

  return (
    <details className={styles['focal']} onToggle={() => void recall()}>
      <summary>{t('media.focal')}</summary>
      <FocalPicker src={`/uploads/${name}`} focal={chosen ?? known ?? MIDDLE} onChange={(focal) => void keep(focal)} />
    </details>
  );
}
