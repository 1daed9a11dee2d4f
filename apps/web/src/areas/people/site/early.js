/** Runs before the page is drawn: what the server cannot know, because the page is the same for everybody. */
(() => {
  const page = document.documentElement;
  const cookies = document.cookie;
  let chosen;
  try {
    chosen = localStorage.getItem('lang');
  } catch {
    // A browser that keeps nothing has chosen nothing.
  }
  // Chosen in a time when pages were not told: told now, and asked for again.
  if ((chosen === 'zh' || chosen === 'en') && chosen !== page.dataset.language && !cookies.includes(`lang=${chosen}`)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http.
    document.cookie = `lang=${chosen}; path=/; max-age=31536000; samesite=lax`;
    location.reload();
  }
  if (/(^|; )loginToken=/.test(cookies)) page.classList.add('signed-in');
  const first = (navigator.languages || [])
    .map(tag => tag.slice(0, 2).toLowerCase())
    .find(tag => tag === 'zh' || tag === 'en');
  if (!chosen && page.dataset.language === 'zh' && first === 'en') page.dataset.offer = 'en';
})();
