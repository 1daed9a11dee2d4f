import { useQuery } from '@tanstack/react-query';
import { type CallData, codingCalls, transcriptCodingCalls } from '@wenshu/api-contract';
import { talkThemeTexts } from '@wenshu/texts/talks/talk-themes';
import { EmptyState } from '@wenshu/ui';
import { Button, Checkbox, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { client } from '../../../../../app/client.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { notify } from '../../../../../app/notices/notices.ts';
import { freeKey, namedAs } from '../../../../findings/coding/frame-tree.ts';
import { useFrame } from '../../../../findings/coding/use-frame.ts';
import type { AnalysisPartProps } from '../analysis-part-props.ts';
import matrixClasses from '../matrix/matrix.module.css';
import { QuoteLine } from '../matrix/quotes-drawer.tsx';
import classes from './themes.module.css';

type Theme = CallData<typeof transcriptCodingCalls.themes>['themes'][number];

const counts = [3, 5, 8, 12];

/** What turns are about, proposed by their words; a person reads, names and accepts. */
export default function ThemesPart(props: AnalysisPartProps) {
  const { scrollId, coding } = props;
  const t = useTexts(talkThemeTexts);
  const { codingId } = coding;
  const [count, setCount] = useState(5);
  const [isUncoded, setUncoded] = useState(false);
  const found = useQuery({
    queryKey: ['transcript-themes', codingId, count, isUncoded],
    queryFn: ({ signal }) =>
      client.call(
        transcriptCodingCalls.themes,
        { scrollId, codingId, hasNoModerators: true, count, isUncoded },
        { quiet: true, signal },
      ),
    staleTime: 60_000,
  });
  return (
    <>
      <p className={matrixClasses.soft}>{t.lead}</p>
      <div className={matrixClasses.tools}>
        <Segmented
          aria-label={t.count}
          value={count}
          options={counts.map(value => ({ value, label: t.counted({ count: value }) }))}
          onChange={setCount}
        />
        <Checkbox checked={isUncoded} onChange={event => setUncoded(event.target.checked)}>
          {t.isUncoded}
        </Checkbox>
      </div>
      <Loaded
        of={found}
        words={t}
        empty={{ isSo: ({ themes }) => themes.length === 0, shows: <EmptyState title={t.none} text={t.noneText} /> }}
      >
        {({ read, without, themes }) => (
          <>
            <p role="status" className={matrixClasses.soft}>
              {t.read({ count: read, without })}
            </p>
            <ol className={classes.themes}>
              {themes.map(theme => (
                <ThemeCard key={theme.words.join(' ')} theme={theme} {...props} />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </>
  );
}

function ThemeCard({ theme, scrollId, coding, project, onChanged }: AnalysisPartProps & { readonly theme: Theme }) {
  const t = useTexts(talkThemeTexts);
  const { codingId, frame } = coding;
  const { words, turns, share, quotes } = theme;
  const [name, setName] = useState(words.slice(0, 2).join(' '));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { add } = useFrame(scrollId);
  const taken = quotes.filter(({ turnId }) => !left.has(turnId)).map(({ turnId }) => turnId);
  const { isBusy, run } = useAction(
    async () => {
      const known = frame.codes.find(({ zh, en }) => zh === name.trim() || en === name.trim());
      const words = { parent: null, ...namedAs(name.trim()), key: freeKey(frame.codes) };
      const code = known?.code ?? (await add(frame, words));
      if (taken.length > 0)
        await client.call(codingCalls.code, { scrollId, codingId, answerRecordIds: taken, add: [code] });
    },
    {
      onDone: () => {
        notify.success((taken.length > 0 ? t.accepted : t.made)({ name: name.trim(), count: taken.length }));
        onChanged();
      },
    },
  );
  return (
    <li className={classes.theme}>
      <h3 className={classes.words}>{words.join(' · ')}</h3>
      <p className={matrixClasses.soft}>{t.size({ count: turns, percent: Math.round(share * 100) })}</p>
      <ol className={matrixClasses.quotes}>
        {quotes.map(quote => (
          <QuoteLine
            key={quote.turnId}
            scrollId={scrollId}
            codingId={codingId}
            quote={quote}
            project={project}
            before={
              <Checkbox
                checked={!left.has(quote.turnId)}
                onChange={({ target }) => {
                  const next = new Set(left);
                  if (target.checked) next.delete(quote.turnId);
                  else next.add(quote.turnId);
                  setLeft(next);
                }}
              >
                {t.take}
              </Checkbox>
            }
          />
        ))}
      </ol>
      {frame.mayEdit && (
        <div className={classes.accept}>
          <Input aria-label={t.name} maxLength={100} value={name} onChange={event => setName(event.target.value)} />
          <Button type="primary" loading={isBusy} disabled={name.trim() === ''} onClick={() => void run()}>
            {taken.length > 0 ? t.accept({ count: taken.length }) : t.make}
          </Button>
        </div>
      )}
    </li>
  );
}
