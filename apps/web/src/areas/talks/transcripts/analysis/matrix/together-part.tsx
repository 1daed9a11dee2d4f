import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallData, transcriptCodingCalls } from '@wenshu/api-contract';
import { talkMatrixPageTexts } from '@wenshu/texts/talks/talk-matrix-page';
import { EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { Button, Checkbox, Segmented } from 'antd';
import { useState } from 'react';
import { client } from '../../../../../app/client.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { pathName } from '../../../../findings/coding/frame-tree.ts';
import type { AnalysisPartProps } from '../analysis-part-props.ts';
import classes from './matrix.module.css';
import { QuotesDrawer } from './quotes-drawer.tsx';

type Pair = CallData<typeof transcriptCodingCalls.together>['pairs'][number];

const ways = ['turn', 'words'] as const;
const STEP = 100;

/** Which codes are together, with their quotes. */
export default function TogetherPart({ scrollId, project, coding }: AnalysisPartProps) {
  const texts = useTexts(talkMatrixPageTexts);
  const t = texts.together;
  const { codingId, frame } = coding;
  const [way, setWay] = useState<(typeof ways)[number]>('turn');
  const [hasNoModerators, setNoModerators] = useState(true);
  const [most, setMost] = useState(STEP);
  const [opened, setOpened] = useState<Pair>();
  const of = { scrollId, codingId, hasNoModerators };
  const counted = useQuery({
    queryKey: ['coding', codingId, 'together', way, hasNoModerators],
    queryFn: ({ signal }) => client.call(transcriptCodingCalls.together, { ...of, way }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  const turnsOf = new Map(counted.data?.codes.map(({ code, turns }) => [code, turns]));
  const named = (code: number) => (
    <>
      {pathName(frame.codes, code)} <span className={classes.soft}>{turnsOf.get(code)}</span>
    </>
  );
  const columns: readonly ListColumn<Pair>[] = [
    { key: 'one', title: t.one, as: 'name', cell: ({ one }) => named(one) },
    { key: 'other', title: t.other, as: 'words', cell: ({ other }) => named(other) },
    {
      key: 'turns',
      title: t.turns[way],
      as: 'number',
      cell: pair => (
        <Button
          type="link"
          size="small"
          aria-label={texts.openCell({
            value: String(pair.turns),
            code: pathName(frame.codes, pair.one),
            column: pathName(frame.codes, pair.other),
          })}
          onClick={() => setOpened(pair)}
        >
          {pair.turns}
        </Button>
      ),
    },
    { key: 'jaccard', title: 'Jaccard', as: 'number', cell: ({ jaccard }) => jaccard.toFixed(2) },
  ];
  return (
    <>
      <div className={classes.tools}>
        <Segmented
          aria-label={t.way}
          value={way}
          options={ways.map(value => ({ value, label: t.ways[value] }))}
          onChange={setWay}
        />
        <Checkbox checked={hasNoModerators} onChange={event => setNoModerators(event.target.checked)}>
          {texts.hasNoModerators}
        </Checkbox>
      </div>
      <Loaded
        of={counted}
        words={texts}
        empty={{ isSo: ({ pairs }) => pairs.length === 0, shows: <EmptyState title={t.none} text={t.noneText[way]} /> }}
      >
        {({ pairs, blind }) => (
          <>
            <ListTable
              label={t.label}
              columns={columns}
              rows={pairs.slice(0, most)}
              keyOf={({ one, other }) => `${one} ${other}`}
            />
            {pairs.length > most && (
              <Button className={classes.more!} onClick={() => setMost(before => before + STEP)}>
                {t.more({ count: pairs.length - most })}
              </Button>
            )}
            <p className={classes.soft}>{t.jaccard}</p>
            {blind > 0 && <p className={classes.soft}>{texts.blind({ count: blind })}</p>}
          </>
        )}
      </Loaded>
      {opened && (
        <QuotesDrawer
          title={`${pathName(frame.codes, opened.one)} + ${pathName(frame.codes, opened.other)}`}
          asked={{ ...of, codes: [opened.one, opened.other], way }}
          project={project}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
