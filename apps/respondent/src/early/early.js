/**
 * Stands in the page itself and runs before anything is seen: the first page may be drawn a second before its script has come. What is
 * clicked, typed or sent meanwhile is remembered in its order, and `take-over.tsx` does it. Whoever has answers on this device is spared a
 * page that is not theirs.
 */
(() => {
  const held = [];
  const types = ['click', 'input', 'change', 'submit'];
  const hold = event => {
    const { type } = event;
    if (type === 'submit') event.preventDefault();
    const target = type === 'click' ? event.target.closest('button[type=button]') : event.target;
    if (target) held.push({ type, target });
  };
  for (const type of types) document.addEventListener(type, hold, true);
  window.heldEvents = () => {
    for (const type of types) document.removeEventListener(type, hold, true);
    return held;
  };

  const isKnown = code =>
    window.top !== window.self ||
    localStorage.getItem(`wenshu.answers.${code}`) ||
    localStorage.getItem(`wenshu.ended.${code}`) ||
    localStorage.getItem(`wenshu.pass.${code}`) ||
    sessionStorage.getItem(`wenshu.end.${code}`);
  try {
    const [, kind, code] = location.pathname.split('/');
    // As `page-address.ts` has it: of a link that another system has signed, all of it is one person's.
    if (isKnown(kind === 'd' ? code + location.search : code)) document.documentElement.classList.add('is-known');
  } catch (_) {
    // Nothing can be kept here, so nobody is known.
  }
})();
