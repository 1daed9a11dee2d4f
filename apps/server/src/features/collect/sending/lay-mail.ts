import { mergeFields } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';

export interface MailLayout {
  readonly language: Language;
  /** Plain words with places; an empty line begins a paragraph. */
  readonly body: string;
  readonly fill: (field: string) => string;
  readonly link: string;
  /** What stands on the link when it has a paragraph to itself. */
  readonly button: string;
  readonly foot: { readonly why: string; readonly word: string; readonly address: string };
  readonly picture: string | undefined;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// Styles stand at the elements, because many mail programs drop everything else; the dark colours stand in a sheet, which those that have a dark mode read.
const FONT = "font-family:-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif";
const DARK = `@media (prefers-color-scheme: dark){.page{background:#16181d!important}.card{background:#22252c!important;color:#e8eaee!important}.foot,.foot a{color:#9aa1ad!important}.link{color:#7fd0c8!important}.button{background:#17766f!important;color:#fff!important}}`;

/** A mail of one column that needs no picture and no script, readable from 320 pixels on, by day and by night. */
export function layMail({ language, body, fill, link, button, foot, picture }: MailLayout): string {
  const href = escapeHtml(link);
  const inText = (field: string) =>
    field === 'link' ? `<a class="link" href="${href}" style="color:#0f5f5c">${href}</a>` : escapeHtml(fill(field));
  const paragraphs = body
    .split(/\n[ \t]*\n/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part =>
      part === '{link}'
        ? `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:12px 28px;border-radius:8px;background:#0f5f5c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button)}</a></p><p style="margin:0 0 16px;font-size:13px;word-break:break-all"><a class="link" href="${href}" style="color:#0f5f5c">${href}</a></p>`
        : `<p style="margin:0 0 16px;overflow-wrap:anywhere">${mergeFields(escapeHtml(part), inText).replaceAll('\n', '<br>')}</p>`,
    );
  const seen = picture
    ? `<img src="${escapeHtml(picture)}" width="1" height="1" alt="" style="display:block;border:0">`
    : '';
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3f5f8"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" class="page" style="padding:24px 12px;background:#f3f5f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="card" style="padding:32px 28px;border-radius:12px;background:#ffffff;color:#1d2129;font-size:16px;line-height:1.7;${FONT}">${paragraphs.join('')}</td></tr>
<tr><td class="foot" style="padding:20px 28px;color:#6b7280;font-size:12px;line-height:1.6;${FONT}">${escapeHtml(foot.why)} <a href="${escapeHtml(foot.address)}" style="color:#6b7280">${escapeHtml(foot.word)}</a>${seen}</td></tr></table>
</td></tr></table></body></html>`;
}
