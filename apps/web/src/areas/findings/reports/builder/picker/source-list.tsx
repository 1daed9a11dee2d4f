import { useQuery } from '@tanstack/react-query';
import { analysisCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Input } from 'antd';
import { useMemo, useState } from 'react';
import { client } from '../../../../../app/client.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { questionName } from '../../../statistics/model/question.ts';
import { useBuilder } from '../builder-context.ts';
import classes from './picker.module.css';
import type { Source } from './use-source.ts';

interface SourceListProps {
  readonly chosen: Source | undefined;
  onChoose(source: Source): void;
}

/** All questions and all analyses that are kept, found by their words. */
export function SourceList({ chosen, onChoose }: SourceListProps) {
  const t = useTexts(reportScreenTexts).picker;
  const { scrollId, questions } = useBuilder();
  const [words, setWords] = useState('');
  const { data: analyses } = useQuery({
    queryKey: ['analyses', scrollId, ''],
    queryFn: () => client.call(analysisCalls.list, { scrollId }, { quiet: true }),
  });
  const groups = useMemo(() => {
    const asked = questions
      .filter(({ variables }) => variables.length > 0)
      .map(question => ({ source: { questionKey: question.key } as Source, name: questionName(question) }));
    const kept = (analyses?.items ?? []).map(({ analysisId, name }) => ({ source: { analysisId } as Source, name }));
    const isWanted = ({ name }: { name: string }) => name.toLowerCase().includes(words.trim().toLowerCase());
    return [
      { title: t.questions, items: asked.filter(isWanted) },
      { title: t.analyses, items: kept.filter(isWanted) },
    ].filter(({ items }) => items.length > 0);
  }, [questions, analyses, words, t]);
  const same = JSON.stringify(chosen);
  return (
    <div className={classes.sources}>
      <Input
        type="search"
        allowClear
        autoFocus
        aria-label={t.find}
        placeholder={t.find}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <div className={classes.list}>
        {groups.length === 0 && <p className={classes.nothing}>{t.nothing}</p>}
        {groups.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.group}>{title}</h3>
            {items.map(({ source, name }) => (
              <button
                key={JSON.stringify(source)}
                type="button"
                className={classes.source}
                aria-pressed={JSON.stringify(source) === same}
                onClick={() => onChoose(source)}
              >
                {name}
              </button>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
