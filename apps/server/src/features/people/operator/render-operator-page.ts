import type { Language } from '@wenshu/texts';
import { operatorPageTexts } from '@wenshu/texts/people/operator';
import { escapeHtml } from '../../../http/escape-html.ts';
import type { NamedOrder } from '../enterprises/index.ts';

interface Look {
  readonly language: Language;
  readonly nonce: string;
  /** What has just been done, or why not. */
  readonly news: string;
}

export function renderSignIn({ language, nonce, news }: Look): string {
  const t = operatorPageTexts[language];
  const form = `<form method="post" action="/operator/sign-in"><label for="secret">${t.secret}</label><input id="secret" name="secret" type="password" required maxlength="500" autocomplete="current-password" aria-describedby="hint"><p id="hint">${t.secretHint}</p><button>${t.signIn}</button></form>`;
  return renderFrame({ language, nonce, news }, `<h1>${t.title}</h1>%news%${form}`);
}

interface Desk extends Look {
  readonly formSign: string;
  readonly waiting: readonly NamedOrder[];
  readonly decided: readonly NamedOrder[];
  /** Nothing leaves the installation since then. */
  readonly pausedSince: Date | undefined;
}

export function renderDesk({ waiting, decided, formSign, pausedSince, ...look }: Desk): string {
  const t = operatorPageTexts[look.language];
  const sign = `<input type="hidden" name="sign" value="${formSign}">`;
  const decide = ({ orderNumber }: NamedOrder) =>
    (['open', 'decline'] as const)
      .map(
        decision =>
          `<button name="decision" value="${decision}" class="${decision}" aria-label="${escapeHtml(t.actOn({ act: t[decision], order: orderNumber }))}">${t[decision]}</button>`,
      )
      .join('');
  const forms = (order: NamedOrder) =>
    `<form method="post" action="/operator/decide">${sign}<input type="hidden" name="orderNumber" value="${escapeHtml(order.orderNumber)}">${decide(order)}</form>`;
  const list = (caption: string, orders: readonly NamedOrder[], last: (order: NamedOrder) => string) =>
    renderTable(caption, orders, last, look.language);
  const body = [
    `<header><h1>${t.title}</h1><form method="post" action="/operator/sign-out">${sign}<button>${t.signOut}</button></form></header>%news%`,
    pausedSince === undefined
      ? ''
      : `<form method="post" action="/operator/go-on" class="news">${sign}<p>${escapeHtml(t.paused({ time: momentOf(pausedSince) }))}</p><button>${t.goOn}</button></form>`,
    waiting.length === 0 ? `<h2>${t.waiting}</h2><p>${t.none}</p>` : list(t.waiting, waiting, forms),
    decided.length === 0 ? '' : list(t.decided, decided, ({ status }) => t.status[status]),
    `<p class="soft">${t.logged}</p>`,
  ];
  return renderFrame(look, body.join(''));
}

const momentOf = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function renderTable(
  caption: string,
  orders: readonly NamedOrder[],
  last: (order: NamedOrder) => string,
  language: Language,
): string {
  const t = operatorPageTexts[language];
  const { columns } = t;
  const head = [columns.time, columns.order, columns.enterprise, columns.wish, columns.note, columns.act]
    .map(name => `<th scope="col">${name}</th>`)
    .join('');
  const rows = orders.map(order => {
    const words = [momentOf(order.requestedAt), order.orderNumber, order.enterpriseName, t.wish(order), order.note];
    const names = [columns.time, columns.order, columns.enterprise, columns.wish, columns.note];
    const cells = words.map((word, at) => `<td data-name="${names[at]}">${escapeHtml(word)}</td>`).join('');
    return `<tr>${cells}<td>${last(order)}</td></tr>`;
  });
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderFrame({ language, nonce, news }: Look, body: string): string {
  const t = operatorPageTexts[language];
  const told = news === '' ? '' : `<p role="status" class="news">${escapeHtml(news)}</p>`;
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t.title}</title><style nonce="${nonce}">${STYLES}</style></head><body><main>${body.replace('%news%', () => told)}</main></body></html>`;
}

const STYLES = `
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;color:#16282b;background:#fbfaf6;font:15px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:1080px;margin:0 auto}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px}
h1{margin:0;font-size:22px}
h2,caption{margin:24px 0 8px;font-size:17px;font-weight:600;text-align:start}
table{width:100%;border-collapse:collapse;background:#fff}
th,td{padding:10px 12px;border-bottom:1px solid #e5e2da;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{background:#f3f1ea;color:#465759;font-size:13px}
td form{display:flex;flex-wrap:wrap;gap:8px}
label{display:block;margin:20px 0 4px;font-weight:600}
input[type=password]{width:100%;max-width:420px;height:42px;padding:0 10px;border:1px solid #8a9895;border-radius:8px;font:inherit}
button{min-height:38px;padding:0 16px;border:1px solid #8a9895;border-radius:8px;background:#fff;color:#16282b;font:inherit;cursor:pointer}
button.open,main>form button{border-color:#12605b;background:#12605b;color:#fff}
button:focus-visible,input:focus-visible{outline:3px solid #1a7d76;outline-offset:2px}
.news{padding:10px 14px;border-radius:8px;background:#e2efec}
.soft,#hint{color:#465759;font-size:13px}
@media (max-width:640px){thead{display:none}tr{display:block;padding:8px 0;border-bottom:1px solid #cbc6ba}td{display:block;border:0;padding:3px 12px}td[data-name]::before{content:attr(data-name) ": ";color:#465759;font-size:13px}}
`;
