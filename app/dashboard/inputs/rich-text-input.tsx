import { lazy, Suspense, useEffect, useState } from 'react';
import { TextArea } from '#app/dashboard/ui/text-field.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { InputProps } from './input-props.ts';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })));

const HAS_TAGS = /<[a-z][^>]*>/i;

/**
 * A text written in simple markup stays simple markup: the editor would take its lines for one paragraph.
 * The editor is large and needs a browser; until it is there, the plain text can be edited.
 */
export function RichTextInput(props: InputProps) {
  const { field, name, label, value, error, language } = props;
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const t = useWords();
  const isMarkup = typeof value === 'string' && value !== '' && !HAS_TAGS.test(value);
  const plain = (
    <TextArea
      name={name}
      label={label}
      error={error}
      hint={isMarkup ? t('rich-text.markup') : field.help || undefined}
      defaultValue={String(value ?? '')}
      lang={language}
      rows={8}
    />
  );
  if (isMarkup) return plain;
  const waiting = <div aria-busy="true">{plain}</div>;
  if (!isReady) return waiting;
  return (
    <Suspense fallback={waiting}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
