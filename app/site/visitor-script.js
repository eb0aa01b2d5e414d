(() => {
  const root = document.documentElement;
  root.dataset.scripts = '';
  // Words are shown once they can be set in their own type, so that no line breaks anew before the reader's eyes. Browsers wait
  // for fonts as long, but keep the room of another type meanwhile.
  root.dataset.waits = '';
  const show = () => delete root.dataset.waits;
  setTimeout(show, 3000);
  const letters = root.lang === 'ar' ? 'اA' : 'A';
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target.rel === 'stylesheet') document.fonts.load('1em Lamha', letters).then((faces) => faces.length > 0 && show(), show);
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
    const stored = localStorage.getItem('lang') ?? 'ar';
    const { pathname, search, hash } = location;
    keep(stored === 'ar' || stored.length > 2 ? 'ar' : 'en');
    if (stored.length > 2) location.reload();
    else if (stored !== 'ar' && !/^\/en(?:\/|$)/.test(pathname)) location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`);
  } catch {
    // Storage is switched off in this browser: the address alone decides.
  }
})();
