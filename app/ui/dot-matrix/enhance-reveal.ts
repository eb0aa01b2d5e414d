export function enhanceReveal(box: HTMLElement): void {
  box.dataset['reveal'] = 'waiting';
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      box.dataset['reveal'] = 'lit';
      observer.disconnect();
    },
    { threshold: 0.15 },
  );
  observer.observe(box);
}
