(() => {
  const root = document.documentElement;
  root.dataset.scripts = '';
  // Buttons pressed before the page's script has come; it presses them again (see app/islands/early-clicks.ts).
  globalThis.earlyClicks = [];
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest('button[type=button]');
      if (button) globalThis.earlyClicks?.push(button);
      if (target.closest('a[href*="#"]')) delete root.dataset.fresh;
    },
    true,
  );
  // What is far below is laid out when it comes near (see shell.module.css). Not where a certain place of the page is asked for: what is not
  // laid out has no height of its own.
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'navigate' && !location.hash) root.dataset.fresh = '';
  // Words are shown once they can be set in their own type, so that no line breaks anew before the reader's eyes. Browsers wait
  // for fonts as long, but keep the room of another type meanwhile. What is below the first screen follows in two frames of its own.
  root.dataset.waits = 'type';
  const stages = ['screen', 'next'];
  const showAll = () => delete root.dataset.waits;
  const show = () => {
    const stage = stages.shift();
    if (!stage || root.dataset.waits === undefined) return showAll();
    root.dataset.waits = stage;
    requestAnimationFrame(() => setTimeout(show));
  };
  setTimeout(showAll, 3000);
  const letters = root.lang === 'ar' ? 'اA' : 'A';
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target.localName === 'style' || target.rel === 'stylesheet')
        document.fonts.load('1em Lamha', letters).then((faces) => faces.length > 0 && show(), show);
    },
    true,
  );
  try {
    const keep = (value) => {
      localStorage.setItem('lang', value);
      document.cookie = `lang=${value};path=/;max-age=31536000;samesite=lax`;
    };
    const country = localStorage.getItem('country');
    if (country === 'sa' || country === 'ae') root.dataset.country = country;
    const { pathname, search, hash } = location;
    // A link that was sent to one person keeps its language, and leaves nothing behind.
    if (/^\/(?:en\/)?offer\//.test(pathname)) return;
    const stored = localStorage.getItem('lang') ?? 'ar';
    // Whoever comes to an English address reads English, and goes on reading it.
    const isEnglish = /^\/en(?:\/|$)/.test(pathname);
    keep(stored.length <= 2 && (isEnglish || stored !== 'ar') ? 'en' : 'ar');
    if (stored.length > 2) location.reload();
    else if (stored !== 'ar' && !isEnglish) location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`);
  } catch {
    // Storage is switched off in this browser: the address alone decides.
  }
})();
