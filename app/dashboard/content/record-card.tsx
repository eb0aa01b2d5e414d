import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useFiles } from '#app/page/files.ts';
import { Thumbnail } from '#app/dashboard/media/thumbnail.tsx';
import { Action, ActionLink, GlyphButton } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { directionOf } from '#app/dashboard/direction-of.ts';
import { opens } from '#app/dashboard/shell/openers.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { StateMarks } from '#app/dashboard/drafts/state-marks.tsx';
import type { CardView } from './views.ts';
import styles from './record-card.module.css';

type CardProps = {
  card: CardView;
  /** Below the title of the screen, or below that of a section. */
  heading: 'h2' | 'h3';
  pictureHeight: number | undefined;
  handleProps: ComponentProps<'button'> | undefined;
  onMove: ((by: 1 | -1) => void) | undefined;
  canMove: { back: boolean; on: boolean };
  isSelected: boolean;
  /** These handlers are left out for whoever may only look or translate. */
  onSelect: (() => void) | undefined;
  onEdit: () => void;
  onHistory: (() => void) | undefined;
  /** Given for records with sections of their own. */
  onDuplicate: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  extra?: ReactNode;
};

export function RecordCard(props: CardProps) {
  const {
    card,
    heading: Title,
    pictureHeight,
    extra,
    handleProps,
    onMove,
    canMove,
    isSelected,
    onSelect,
    onEdit,
    onHistory,
    onDuplicate,
    onRemove,
  } = props;
  const t = useTexts();
  const fileOf = useFiles();
  const facts = fileOf(card.picture);
  return (
    <li className={styles['card']} data-record={card.id} data-picture={pictureHeight} data-hidden={card.isSwitchedOff || undefined}>
      <div className={styles['picture']}>
        {card.picture && <Thumbnail name={card.picture} widths={facts?.variants} poster={facts?.poster?.name} />}
        {card.drawing && (
          <span className={styles['drawing']}>
            <Icon svg={card.drawing} />
          </span>
        )}
      </div>
      {onSelect && (
        <input
          type="checkbox"
          className={styles['select']}
          checked={isSelected}
          aria-label={`${t('content.select')}: ${card.title}`}
          onChange={onSelect}
        />
      )}
      {onMove && (
        <span className={styles['order']}>
          <GlyphButton
            label={`${t('content.move.back')}: ${card.title}`}
            glyph="arrow-up"
            disabled={!canMove.back}
            onClick={() => onMove(-1)}
          />
          <GlyphButton
            label={`${t('content.move.on')}: ${card.title}`}
            glyph="arrow-down"
            disabled={!canMove.on}
            onClick={() => onMove(1)}
          />
          <button
            type="button"
            data-handle
            className={styles['handle']}
            aria-label={`${t('content.move.drag')}: ${card.title}`}
            {...handleProps}
          >
            <Icon svg={GLYPHS['grip']} />
          </button>
        </span>
      )}
      <div className={styles['words']}>
        <Title dir={directionOf(card.title)}>{card.title || t('content.untitled')}</Title>
        {card.text && (
          <p className={styles['text']} dir={directionOf(card.text)}>
            {card.text}
          </p>
        )}
        {card.link && (
          <p className={styles['link']} dir="ltr">
            {card.link}
          </p>
        )}
        <CardMarks card={card} />
      </div>
      <div className={styles['actions']}>
        <Action look="quiet" {...opens(onEdit, ['edit', card.id])} aria-label={`${t('action.edit')}: ${card.title}`}>
          {t('action.edit')}
        </Action>
        {card.manage && (
          <ActionLink look="quiet" to={card.manage.address} aria-label={`${card.manage.label}: ${card.title}`}>
            {card.manage.label}
          </ActionLink>
        )}
        {onRemove && (
          <Action look="danger" onClick={onRemove} aria-label={`${t('action.delete')}: ${card.title}`}>
            {t('action.delete')}
          </Action>
        )}
        {onHistory && <GlyphButton label={`${t('content.history')}: ${card.title}`} glyph="clock" onClick={onHistory} />}
        {onDuplicate && <GlyphButton label={`${t('content.duplicate')}: ${card.title}`} glyph="copy" onClick={onDuplicate} />}
        {card.viewAddress && (
          <a
            href={card.viewAddress}
            className={styles['view']}
            aria-label={`${t('content.view')}: ${card.title}`}
            title={t('content.view')}
          >
            <Icon svg={GLYPHS['open']} flips />
          </a>
        )}
      </div>
      {extra && <div className={styles['extra']}>{extra}</div>}
    </li>
  );
}

export function CardMarks({ card: { mark, isSwitchedOff, published, states, isNew, missing, hasWrongFigures } }: { card: CardView }) {
  const t = useTexts();
  const hiddenIn = (['en', 'ar'] as const).filter((language) => !isNew && !published[language]);
  return (
    <p className={styles['marks']}>
      <StateMarks states={states} saysHidden={false} />
      {mark && <span>{mark}</span>}
      {isSwitchedOff && <span>{t('flag.inactive')}</span>}
      {hiddenIn.map((language) => (
        <span key={language}>{t(`content.hidden.${language}`)}</span>
      ))}
      {missing.map((language) => (
        <span key={language} data-mark="missing">
          {t(`content.missing.${language}`)}
        </span>
      ))}
      {hasWrongFigures && <span data-mark="missing">{t('figures.mark')}</span>}
    </p>
  );
}
