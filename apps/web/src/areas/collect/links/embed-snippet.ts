import { encodeText } from '@wenshu/survey-core';

export const embedWays = ['inline', 'popup', 'button'] as const;
export type EmbedWay = (typeof embedWays)[number];

interface Embedded {
  readonly way: EmbedWay;
  readonly address: string;
  /** Letters and digits: it becomes an id of the other page. */
  readonly linkCode: string;
  readonly title: string;
  readonly words: { readonly open: string; readonly close: string };
}

/** Some questions take pictures, sound and places; a frame has to be given them. */
const ALLOW = 'camera; microphone; geolocation';
const POPUP_DELAY_MS = 3000;
const BOX =
  'width:min(720px,calc(100% - 24px));height:min(780px,calc(100% - 24px));max-width:none;max-height:none;padding:0;border:0;border-radius:12px;overflow:hidden';
const CLOSE =
  'position:absolute;top:10px;right:10px;width:36px;height:36px;border:0;border-radius:50%;background:#16282b;color:#fff;font-size:20px;line-height:1;cursor:pointer';
const OPEN =
  'position:fixed;right:24px;bottom:24px;z-index:9999;padding:12px 20px;border:0;border-radius:999px;background:#12605b;color:#fff;font-size:16px;cursor:pointer';

/** What somebody puts into a page of theirs, so that the survey stands in it. It needs nothing of ours but the address. */
export function embedSnippet(embedded: Embedded): string {
  return { inline, popup, button }[embedded.way](embedded);
}

function inline({ address, title }: Embedded): string {
  return `<iframe src="${encodeText(address)}" title="${encodeText(title)}" style="width:100%;height:780px;border:0" allow="${ALLOW}"></iframe>`;
}

function popup(embedded: Embedded): string {
  const id = idOf(embedded);
  return [
    ...box(embedded),
    ...script(embedded, [
      // Storage may be forbidden: then it opens at every visit, which is better than never.
      `  try { if (localStorage.getItem('${id}')) return; localStorage.setItem('${id}', '1'); } catch (error) {}`,
      `  setTimeout(open, ${POPUP_DELAY_MS});`,
    ]),
  ].join('\n');
}

function button(embedded: Embedded): string {
  const id = idOf(embedded);
  return [
    `<button type="button" id="${id}-open" style="${OPEN}">${encodeText(embedded.words.open)}</button>`,
    ...box(embedded),
    ...script(embedded, [`  document.getElementById('${id}-open').onclick = open;`]),
  ].join('\n');
}

const idOf = ({ linkCode }: Embedded) => `wenshu-${linkCode}`;

/** The frame gets its address when the box is opened: before, nobody has looked at the survey. */
function box(embedded: Embedded): string[] {
  const { address, title, words } = embedded;
  return [
    `<dialog id="${idOf(embedded)}" aria-label="${encodeText(title)}" style="${BOX}">`,
    `  <iframe data-src="${encodeText(address)}" title="${encodeText(title)}" style="display:block;width:100%;height:100%;border:0" allow="${ALLOW}"></iframe>`,
    `  <form method="dialog"><button aria-label="${encodeText(words.close)}" style="${CLOSE}">×</button></form>`,
    '</dialog>',
  ];
}

/** No word of the survey stands in the script: in there, escaping would be another one. */
function script(embedded: Embedded, begin: readonly string[]): string[] {
  return [
    '<script>',
    '(function () {',
    `  var box = document.getElementById('${idOf(embedded)}'), frame = box.querySelector('iframe');`,
    '  function open() { if (!frame.src) frame.src = frame.dataset.src; box.showModal(); }',
    ...begin,
    '})();',
    '</script>',
  ];
}
