import { recordQualityTexts } from '@wenshu/texts/findings/record-quality';
import { Button } from 'antd';
import { language, useTexts } from '../../../../app/language/language.ts';
import { durationText } from './duration-text.ts';
import classes from './record.module.css';
import type { RecordData } from './record-data.ts';

type Flag = RecordData['flags'][number];
type Words = (typeof recordQualityTexts)['en'];

const numbers = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN');

interface RecordFlagsProps {
  readonly flags: RecordData['flags'];
  /** Left out on paper. */
  onOpen?: ((answerRecordId: string) => void) | undefined;
}

/** Why a record is doubtful, each reason as a sentence with what it was judged by. */
export function RecordFlags({ flags, onOpen }: RecordFlagsProps) {
  const t = useTexts(recordQualityTexts);
  if (flags.length === 0) return null;
  return (
    <section aria-label={t.flags} className={classes.flags}>
      <h2>{t.flags}</h2>
      <ul>
        {flags.map(flag => {
          const twin = 'like' in flag ? flag.like : null;
          return (
            <li key={flag.flag}>
              {flagSentence(flag, t)}{' '}
              {twin && onOpen && (
                <Button type="link" size="small" onClick={() => onOpen(twin.answerRecordId)}>
                  {t.openTwin({ serial: numbers.format(twin.serialNumber) })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p>{t.flagHint}</p>
    </section>
  );
}

/** Here the flag is what it is about: there is no way to tell them apart but by asking. */
function flagSentence(flag: Flag, t: Words): string {
  if (flag.flag === 'tooFast') {
    const time = durationText(flag.durationMs, t);
    if (!flag.median) return t.wasTooFast({ time });
    const { ms, samples } = flag.median;
    return t.tooFast({ time, median: durationText(ms, t), samples: numbers.format(samples) });
  }
  if (flag.flag === 'straightLine') {
    const grids = flag.grids.map(({ seqName, title }) => [seqName, title].filter(Boolean).join(' '));
    return t.straightLine({ grids: grids.join(t.listSeparator) });
  }
  if (flag.flag === 'trap') return t.trap({ failed: flag.failed });
  return t[flag.flag]({ serial: flag.like && numbers.format(flag.like.serialNumber) });
}
