import { typing } from './typing.ts';

/** Types while it is seen. */
export function enhanceTypedLine(line: HTMLElement): void {
  const typed = line.querySelector('[data-typed]');
  const lines = [...(line.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  if (!typed || lines.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  line.dataset['typing'] = '';
  const steps = typing(lines);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const step = steps.next().value;
    typed.textContent = step.text;
    timer = setTimeout(next, step.wait);
  };
  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) next();
  }).observe(line);
}
