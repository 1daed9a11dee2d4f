import { changesSince, formatShown, type ToldChange, type ToldReport } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { reportMailTexts } from '@wenshu/texts/findings/report-schedule';
import type { LetterWords } from '../../collect/sending/index.ts';

export interface ReportMail {
  readonly language: Language;
  /** Of the report. */
  readonly name: string;
  readonly senderName: string;
  readonly link: string;
  /** On the wall of the questionnaire's time zone. */
  readonly asOf: string;
  readonly isFrozen: boolean;
  readonly isTrial: boolean;
  readonly pdf: 'none' | 'attached' | 'too-large';
  readonly now: ToldReport;
  readonly before: ToldReport | undefined;
}

/** What is more is read in the report. */
const MOST_TOLD = 8;

/** Which reads first. */
const weight = { differs: 0, untested: 1, chance: 2 } as const;

/** A mail about a report: what moved since the last one, and no more of it than a test says. */
export function composeReportMail(mail: ReportMail): LetterWords {
  const { language, name, asOf, senderName, link, isTrial, isFrozen, pdf } = mail;
  const texts = reportMailTexts[language];
  const subject = texts.subject({ report: name, day: asOf.slice(0, 'YYYY-MM-DD'.length) }).replaceAll(/\s+/g, ' ');
  return {
    language,
    link,
    senderName,
    button: texts.button,
    why: texts.why({ sender: senderName }),
    subject: isTrial ? texts.trial({ subject }) : subject,
    paragraphs: [
      texts.hello({ report: name, asOf }),
      ...(isFrozen ? [texts.frozen({ asOf })] : [samplesIn(mail), ...changesIn(mail)]),
      ...(pdf === 'none' ? [] : [pdf === 'attached' ? texts.attached : texts.tooLarge]),
    ],
  };
}

const count = (value: number, language: Language) => formatShown({ as: 'count', decimals: 0 }, value, language);

function samplesIn({ language, now, before }: ReportMail): string {
  const texts = reportMailTexts[language];
  const samples = count(now.samples, language);
  if (!before) return texts.first({ samples });
  const more = count(Math.abs(now.samples - before.samples), language);
  if (now.samples === before.samples) return texts.same({ samples });
  return now.samples > before.samples ? texts.more({ samples, more }) : texts.fewer({ samples, more });
}

function changesIn({ language, now, before }: ReportMail): readonly string[] {
  if (!before) return [];
  const texts = reportMailTexts[language];
  const written = ({ figure, ...change }: ToldChange) => ({
    now: formatShown(figure.format, figure.value, language),
    before: formatShown(figure.format, change.before, language),
  });
  const moved = changesSince(before.figures, now.figures)
    .filter(change => change.verdict === 'differs' || written(change).now !== written(change).before)
    .toSorted((a, b) => weight[a.verdict] - weight[b.verdict]);
  if (moved.length === 0) return [texts.unmoved];
  const lines = moved.slice(0, MOST_TOLD).map(change => {
    const { title, item } = change.figure;
    const what = item === undefined ? texts.score({ title }) : texts.share({ title, item });
    return texts[change.verdict]({ what, ...written(change) });
  });
  const rest = moved.length - lines.length;
  return [lines.join('\n'), ...(rest > 0 ? [texts.others({ count: rest })] : [])];
}
