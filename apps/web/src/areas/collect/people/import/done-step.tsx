import { useQuery } from '@tanstack/react-query';
import { respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/people';
import { Button } from 'antd';
import { useId } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { numberText } from '../person-words.ts';
import classes from './import.module.css';

interface DoneStepProps {
  readonly scrollId: string;
  readonly done: { readonly added: number; readonly leftOut: number };
  onDoubles(): void;
  onClose(): void;
}

/** How many were added; and whether somebody stands there twice now. */
export function DoneStep({ scrollId, done, onDoubles, onClose }: DoneStepProps) {
  const t = useTexts(peopleTexts);
  const { data } = useQuery({
    queryKey: ['doubles', useId(), scrollId],
    queryFn: () => client.call(respondentCalls.findDoubles, { scrollId }, { quiet: true }),
    ...{ gcTime: 0, retry: false },
  });
  const doubles = data?.pairs.length ?? 0;
  return (
    <div className={classes.step}>
      <p className={classes.sums} role="status">
        <strong className={classes.good}>{t.importing.done({ count: numberText(done.added) })}</strong>
        {done.leftOut > 0 && (
          <strong className={classes.bad}>{t.importing.leftOut({ count: numberText(done.leftOut) })}</strong>
        )}
      </p>
      {doubles > 0 && (
        <p className={classes.doubles}>
          {t.importing.doubles({ count: doubles })}
          <Button size="small" onClick={onDoubles}>
            {t.importing.toDoubles}
          </Button>
        </p>
      )}
      <div className={classes.foot}>
        <Button type="primary" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
