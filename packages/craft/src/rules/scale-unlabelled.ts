import { labelEnds } from '../mends/label-ends.ts';
import type { Asked } from '../reading/asked.ts';
import type { WordsLanguage } from '../reading/read-survey.ts';
import { isBare, pointsOf } from '../reading/scale-labels.ts';
import type { WordsRule } from './craft-rule.ts';

const isJudgement: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /打分|评分|评价|满意|同意|可能|重要|喜欢|程度|感受|感觉|怎么样|如何|打几分/,
  en: /\b(rate|rating|score|satisf\w+|agree|likely|important|how (good|well|easy|much do you|do you feel)|extent|on a scale)\b/i,
};

/**
 * Is 1 the best or the worst? Where neither the points nor the question says so, people read it both ways. NPS and stars are known.
 */
export const scaleUnlabelled: WordsRule = {
  rule: 'scale-unlabelled',
  reads: 'words',
  find(asked, survey, language) {
    const points = pointsOf(asked);
    if (points.length < 3) return undefined;
    const isScale = asked.kind === 'scale' || asked.isPointGrid;
    const isNumbers =
      (asked.kind === 'single' || asked.kind === 'grid') && !isScale && areNumbersAlone(points, asked, language);
    if (!isScale && !isNumbers) return undefined;
    const lowIsNamed = !isBare(points[0]!) || asked.lowLabel !== '';
    const highIsNamed = !isBare(points.at(-1)!) || asked.highLabel !== '';
    if ((lowIsNamed && highIsNamed) || saysEnds(asked, points, language)) return undefined;
    const mend = isScale && survey.isBase ? labelEnds(asked, points, language) : undefined;
    return {
      reason: isNumbers ? 'numbers-only' : 'as-found',
      count: points.length,
      certainty: 'certain',
      ...(mend && { mend }),
    };
  },
};

/** 1, 2, 3, 4, 5 where something is judged; where something is counted they are the answer itself. */
function areNumbersAlone(points: readonly string[], { title }: Asked, language: WordsLanguage): boolean {
  const numbers = points.map(text =>
    /^\s*\d+\s*(分|points?)?\s*$/i.test(text) ? Number.parseInt(text, 10) : Number.NaN,
  );
  return (
    points.length >= 4 &&
    numbers.every((number, index) => index === 0 || Math.abs(number - numbers[index - 1]!) === 1) &&
    isJudgement[language].test(title)
  );
}

/** The title or the note tells what both ends mean: "1 = not at all, 7 = completely", "从1（最差）到10（最好）". */
function saysEnds({ title, note }: Asked, points: readonly string[], language: WordsLanguage): boolean {
  const text = `${title}\n${note}`;
  const named = (point: string, index: number) => /\d+/.exec(point)?.[0] ?? String(index + 1);
  const [low, high] = [named(points[0]!, 0), named(points.at(-1)!, points.length - 1)];
  const means =
    language === 'zh'
      ? '表示|代表|为|是|指|即|=|＝|：|:|（|\\(|最'
      : 'means?|is|being|stands for|represents|=|:|\\(|meaning|for|,? where';
  const saidOf = (number: string) =>
    new RegExp(
      String.raw`(?<!\d)${number}\s*(?:分|points?|stars?|号)?\s*["”]?\s*(?:${means})\s*["“]?\s*\p{L}`,
      'iu',
    ).test(text) || new RegExp(String.raw`\p{L}{2,}\s*[（(=]\s*${number}\s*(?:分|points?)?\s*[）)]`, 'iu').test(text);
  const saidByEnds =
    /最低[^，。]{0,6}最高|数字越大|分数越高|越高(表示|代表|越)|the higher|lowest[^.?]{0,40}highest|from [a-z][\w ]+ \(?\d+\)? to [a-z]/i;
  return (saidOf(low) && saidOf(high)) || saidByEnds.test(text);
}
