import address from './reward.css?url';

/** Its sheet comes with it, and with nothing else. */
if (!document.querySelector('link[data-reward]')) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.dataset.reward = '';
  document.head.appendChild(link);
}
