import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dot-matrix.module.css';

/** Its content lights up lamp by lamp: at once on the first screen, otherwise when it is scrolled to. Without scripts it is simply there. */
export function DotReveal({
  first = false,
  className = '',
  children,
}: {
  first?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || first) return;
    element.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset['reveal'] = 'lit';
        observer.disconnect();
      },
      { threshold: 0.15 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [first]);
  return (
    <div ref={box} className={`${styles['reveal']} ${className}`} data-reveal={first ? 'lit' : undefined}>
      {children}
    </div>
  );
}
