import type { Visit } from '@wenshu/api-contract';
import { encodeText } from '@wenshu/survey-core';
import type { PageFace } from '../../../design/live-settings/index.ts';

const HEAD_END = '</head>';

/**
 * What chat applications show of the address, in the head of the page: they read it without running any script. What a
 * visitor may not know of the survey is not told here either.
 */
export function withShareHead(
  html: string,
  { face, visit, addressOf }: { face: PageFace; visit: Visit; addressOf(path: string): string },
): string {
  const { shareTitle, shareText, sharePicture } = face;
  const title = shareTitle || (visit.entrance?.title ?? '');
  const picture = sharePicture.startsWith('/') ? addressOf(sharePicture) : sharePicture;
  const told = Object.entries({
    'og:type': title && 'website',
    'og:title': title,
    'og:description': shareText,
    'og:image': picture,
  }).filter(([, content]) => content !== '');
  const head = told.map(([name, content]) => `<meta property="${name}" content="${encodeText(content)}" />`);
  // By a function: "$&" in a title would be read as a pattern's.
  return html.replace(HEAD_END, () => `${head.join('')}${HEAD_END}`);
}
