// Runs in <head> before anything is drawn, so nobody sees the wrong language or the wrong country's phone number.
// The server cannot do it: pages are rendered once and kept for everybody.
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
    const stored = localStorage.getItem('lang');
    const { pathname, search, hash } = location;
    if (stored === null) return keep('ar');
    if (stored.length > 2) {
      keep('ar');
      return location.reload();
    }
    if (stored === 'ar') return;
    if (stored !== 'en') keep('en');
    if (!/^\/(?:en|dashboard)(?:\/|$)/.test(pathname)) location.replace(`/en${pathname === '/' ? '' : pathname}${search}${hash}`);
  } catch {
    // Storage is switched off in this browser: the address alone decides.
  }
})();
