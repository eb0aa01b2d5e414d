import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import styles from '#app/dashboard/ui/question.module.css';
import { useTexts } from '#app/dashboard/texts.ts';

type QuestionProps = {
  isOpen: boolean;
  canSave: () => boolean;
  canKeepDraft: () => boolean;
  onStay: () => void;
  onSave: () => Promise<void>;
  onKeepDraft: () => Promise<void>;
  onLeave: () => void;
};

/** The main answer loses nothing: it saves where that is possible, and stays where it is not. */
export function LeaveQuestion({ isOpen, canSave, canKeepDraft, onStay, onSave, onKeepDraft, onLeave }: QuestionProps) {
  const t = useTexts();
  const isAnswered = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const offersSave = isOpen && canSave();

  function answer(act: () => void) {
    isAnswered.current = true;
    act();
  }

  async function save(how: () => Promise<void>) {
    isAnswered.current = true;
    setIsSaving(true);
    await how();
  }

  // Not before the question is over: what follows a save is drawn a moment later.
  useEffect(() => {
    if (!isOpen) setIsSaving(false);
  }, [isOpen]);

  function closed() {
    if (!isAnswered.current) onStay();
    isAnswered.current = false;
  }

  return (
    <Dialog isOpen={isOpen && !isSaving} onClose={closed} title={t('content.unsaved.question')} closeLabel={t('action.close')}>
      <div className={styles['answers']}>
        {offersSave && (
          <Action look="main" data-first-focus onClick={() => void save(onSave)}>
            {t('unsaved.save')}
          </Action>
        )}
        {isOpen && canKeepDraft() && <Action onClick={() => void save(onKeepDraft)}>{t('draft.keep-leave')}</Action>}
        <Action look={offersSave ? 'plain' : 'main'} data-first-focus={offersSave ? undefined : true} onClick={() => answer(onStay)}>
          {t('unsaved.stay')}
        </Action>
        <Action look="danger" onClick={() => answer(onLeave)}>
          {t('content.unsaved.leave')}
        </Action>
      </div>
    </Dialog>
  );
}
