import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { useLanguage } from '#app/page/texts.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { GlyphButton } from '#app/dashboard/ui/action.tsx';
import { beginningOf, editedField, fieldAt, focusOf, nodeOf } from './page-nodes.ts';
import { redraw } from './redraw.ts';
import styles from './page-pane.module.css';

/** Files, calls and the dashboard have no preview. */
const NOT_A_PAGE = /^\/(?:api|uploads|(?:en\/)?dashboard)(?:\/|$)/;
const WIDTHS = { phone: 390, tablet: 820, desk: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** Links inside lead to other pages as they will be; the page runs no scripts here, so it cannot do that itself. */
function follow(event: MouseEvent): void {
  const { target, view } = event;
  // Not `instanceof`: an element of the page inside is none of this page.
  const href = isElement(target) ? target.closest('a[href]')?.getAttribute('href') : undefined;
  if (!view || typeof href !== 'string') return;
  event.preventDefault();
  const to = new URL(href, view.location.href);
  if (to.origin !== location.origin || NOT_A_PAGE.test(to.pathname)) return;
  to.searchParams.set('preview', '1');
  view.location.assign(to);
}

function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}

/** Over the form, where there is no room beside it. */
const COVERS = '(width < 64rem)';
const MARK = '3px solid #f5a623';

/** A page as it is now; undefined when the line is down or a newer one is asked for. */
async function readPage(address: string, signal: AbortSignal): Promise<Document | undefined> {
  const answer = await fetch(address, { signal }).catch(() => undefined);
  const html = await answer?.text().catch(() => undefined);
  return html === undefined ? undefined : new DOMParser().parseFromString(html, 'text/html');
}

/** The policy of a page allows the styles it came with; a page that needs others has to be loaded. */
function stylesOf(page: Document): string {
  return [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
}

type PaneProps = {
  /** The page with its drafts, in each language. */
  addresses: Readonly<Record<Language, string>>;
  /** Changes whenever the server has something new. */
  news: number;
  /** What is edited is a part of the page, which begins there and not at its head. */
  isPart: boolean;
  onClose: () => void;
  /** Beside the choices, for the page that is shown. */
  children: (address: string) => ReactNode;
};

/** The public page beside the form, as it will be: the page itself, in a frame, at the width of a phone, a tablet or a desk. */
export function PagePane({ addresses, news, isPart, onClose, children }: PaneProps) {
  const t = useTexts();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [width, setWidth] = useState<Width>(() => (matchMedia(COVERS).matches ? 'phone' : 'desk'));
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const mark = useRef<() => void>(undefined);
  const isBehind = useRef(false);
  /** Where the page stood when it was loaded again; not there before it was drawn once. */
  const scrolled = useRef<number>(undefined);
  const [scale, setScale] = useState(1);

  /** The page follows without being loaded again, which would take several times as long; one that still loads follows after that. */
  async function catchUp(signal: AbortSignal) {
    const inside = frame.current?.contentDocument;
    if (inside?.readyState !== 'complete' || inside.URL === 'about:blank') return;
    isBehind.current = false;
    const next = await readPage(inside.URL, signal);
    if (!next || signal.aborted) return;
    if (stylesOf(next) === stylesOf(inside)) {
      redraw(inside.documentElement, next.documentElement);
      mark.current?.();
      return;
    }
    scrolled.current = inside.defaultView?.scrollY ?? 0;
    inside.defaultView?.location.reload();
  }

  useEffect(() => {
    if (news === 0) return undefined;
    const asking = new AbortController();
    isBehind.current = true;
    void catchUp(asking.signal);
    return () => asking.abort();
  }, [news]);

  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const watching = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? 0) / WIDTHS[width])));
    watching.observe(element);
    return () => watching.disconnect();
  }, [width]);

  function turnTo(one: Language) {
    scrolled.current = undefined;
    setLanguage(one);
  }

  const form = () => room.current?.closest('[data-beside]')?.querySelector('form') ?? undefined;

  /** A click on a text or picture leads to its field, any other to where its link leads. */
  function choose(event: MouseEvent) {
    const [own, target] = [form(), event.target];
    const field = own && isElement(target) ? fieldAt(own, target, language) : undefined;
    if (!field) {
      follow(event);
      return;
    }
    event.preventDefault();
    if (matchMedia(COVERS).matches) onClose();
    const box = focusOf(field);
    box.scrollIntoView({ block: 'center' });
    box.focus({ preventScroll: true });
  }

  /** The page shows where the field stands that somebody is in. */
  useEffect(() => {
    const own = room.current?.closest('[data-beside]')?.querySelector('form');
    let marked: HTMLElement | undefined;
    const unmark = () => marked?.style.removeProperty('outline');
    const show = (target: EventTarget | null) => {
      unmark();
      const [field, page] = [editedField(target), frame.current?.contentDocument];
      const before = marked;
      marked = field && page ? nodeOf(page, field) : undefined;
      marked?.style.setProperty('outline', MARK);
      if (marked !== before) marked?.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    const focused = (event: FocusEvent) => show(event.target);
    own?.addEventListener('focusin', focused);
    mark.current = () => own?.contains(document.activeElement) && show(document.activeElement);
    return () => {
      own?.removeEventListener('focusin', focused);
      mark.current = undefined;
      unmark();
    };
  }, [language]);

  function drawn() {
    const inside = frame.current?.contentWindow;
    const own = form();
    if (inside && own && isPart && scrolled.current === undefined)
      beginningOf(inside.document, own, language)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    else inside?.scrollTo({ top: scrolled.current ?? 0, behavior: 'instant' });
    scrolled.current = 0;
    inside?.document.addEventListener('click', choose);
    if (isBehind.current) void catchUp(AbortSignal.any([]));
  }

  return (
    <section className={styles['pane']} aria-label={t('draft.page')}>
      <div className={styles['tools']}>
        {LANGUAGES.map((one) => (
          <label key={one}>
            <input type="radio" name="pane-language" checked={one === language} onChange={() => turnTo(one)} />
            {t(`language.${one}`)}
          </label>
        ))}
        {(['phone', 'tablet', 'desk'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="pane-width" checked={one === width} onChange={() => setWidth(one)} />
            {t(`draft.page.${one}`)}
          </label>
        ))}
        {children(addresses[language])}
        <GlyphButton label={t('draft.page.hide')} glyph="x" onClick={onClose} />
      </div>
      <div ref={room} className={styles['room']}>
        <iframe
          ref={frame}
          key={language}
          src={addresses[language]}
          title={t('draft.page')}
          sandbox="allow-same-origin"
          onLoad={drawn}
          style={{ inlineSize: `${WIDTHS[width]}px`, blockSize: `${100 / scale}%`, scale: String(scale) }}
        />
      </div>
    </section>
  );
}
