import type { TestPerson } from '../build-person.ts';
import type { TestApp } from '../build-test-app.ts';
import { buildCodedSurvey, type CodedSurvey, dear, service, worth } from './coded-survey.ts';

/** What people wrote of three things, and of what nobody coded: the first eight of each are coded. */
const said: readonly { readonly code: number | null; readonly texts: readonly string[] }[] = [
  {
    code: dear,
    texts: [
      ...['太贵了', '价格太贵', '有点贵', '贵得离谱', '价格偏贵', '卖得太贵', '贵，买不起', '价格贵了些'],
      ...['真的太贵', '价格有点贵', '贵得很', '价格也太贵了吧', '东西偏贵'],
    ],
  },
  {
    code: service,
    texts: [
      ...[
        '客服态度差',
        '客服不理人',
        '客服态度不好',
        '客服说话难听',
        '客服态度太差',
        '打客服没人接',
        '客服推来推去',
        '客服态度恶劣',
      ],
      ...['客服态度真差', '客服不理我', '那个客服态度不好', '客服说话太难听'],
    ],
  },
  {
    code: worth,
    texts: [
      ...[
        '性价比高',
        '性价比很高',
        '性价比不错',
        '觉得性价比高',
        '同价位性价比最高',
        '性价比高才买',
        '性价比超高',
        '看中性价比',
      ],
      ...['性价比真高', '性价比还不错', '因为性价比高'],
    ],
  },
  { code: null, texts: ['packaging', '颜色鲜艳'] },
];
const CODED_OF_EACH = 8;

/** In the order of their records: what is about one thing does not stand together. */
export const written = Array.from({ length: 13 }).flatMap((_, place) =>
  said.flatMap(({ code, texts }) => {
    const text = texts[place];
    return text === undefined ? [] : [{ text, code, isCoded: code !== null && place < CODED_OF_EACH }];
  }),
);

/** As coders leave it: two dozen of the answers are coded. */
export async function buildSuggestedSurvey(test: TestApp, coder: TestPerson): Promise<CodedSurvey> {
  const texts = written.map(({ text }) => text);
  const coded = await buildCodedSurvey(test, coder, texts);
  for (const code of [dear, service, worth]) {
    const serials = written.flatMap((one, at) => (one.isCoded && one.code === code ? [at + 1] : []));
    await coded.code(serials, [code]);
  }
  return coded;
}
