(() => {
  const root = document.documentElement;
  root.dataset.scripts = '';
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
