import address from './seldom.css?url';

/** Puts the sheet of seldom views into the page, once. It stands last, as the views that need it do. */
export function addSeldomStyles(): void {
  if (document.querySelector('link[data-seldom]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.dataset.seldom = '';
  document.head.appendChild(link);
}
