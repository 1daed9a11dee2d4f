import { useQuery } from '@tanstack/react-query';
import { respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { numberText } from '../person-words.ts';
import classes from './import.module.css';
import type { Imported } from './people-import.ts';

interface DoneStepProps {
  readonly done: Imported;
  /** What else is to be said about the list as it is now. */
  readonly more?: ReactNode;
  onClose(): void;
}

/** How many were added, and who was not. */
export function DoneStep({ done, more, onClose }: DoneStepProps) {
  const t = useTexts(peopleTexts);
  const notAsked = done.notAsked ?? 0;
  return (
    <div className={classes.step}>
      <p className={classes.sums} role="status">
        <strong className={classes.good}>{t.importing.done({ count: numberText(done.added) })}</strong>
        {done.leftOut > 0 && (
          <strong className={classes.bad}>{t.importing.leftOut({ count: numberText(done.leftOut) })}</strong>
        )}
        {notAsked > 0 && <strong className={classes.bad}>{t.notAsked({ count: notAsked })}</strong>}
      </p>
      {more}
      <div className={classes.foot}>
        <Button type="primary" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}

interface DoublesNoticeProps {
  readonly scrollId: string;
  onDoubles(): void;
}

/** Whether somebody stands in the name list twice now. */
export function DoublesNotice({ scrollId, onDoubles }: DoublesNoticeProps) {
  const t = useTexts(peopleTexts).importing;
  const { data } = useQuery({
    queryKey: ['doubles', useId(), scrollId],
    queryFn: () => client.call(respondentCalls.findDoubles, { scrollId }, { quiet: true }),
    gcTime: 0,
    retry: false,
  });
  const doubles = data?.pairs.length ?? 0;
  if (doubles === 0) return null;
  return (
    <p className={classes.doubles}>
      {t.doubles({ count: doubles })}
      <Button size="small" onClick={onDoubles}>
        {t.toDoubles}
      </Button>
    </p>
  );
}
