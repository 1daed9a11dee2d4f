import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { transcriptCodingCalls } from '@wenshu/api-contract';
import { talkMatrixPageTexts } from '@wenshu/texts/talks/talk-matrix-page';
import { EmptyState } from '@wenshu/ui';
import { Button, Checkbox, Segmented, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { client } from '../../../../../app/client.ts';
import { downloadFile } from '../../../../../app/download-file.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { codeName } from '../../../../findings/coding/frame-tree.ts';
import type { AnalysisPartProps } from '../analysis-part-props.ts';
import { byChoices } from './by-choices.ts';
import { layMatrix, type MatrixFigure, matrixFigures } from './lay-matrix.ts';
import classes from './matrix.module.css';
import { MatrixTable } from './matrix-table.tsx';
import { type QuotesAsked, QuotesDrawer } from './quotes-drawer.tsx';

interface Opened {
  readonly asked: QuotesAsked;
  readonly title: string;
}

/** Codes by who speaks, in which role, where, or what is known of them. */
export default function MatrixPart({ scrollId, project, coding }: AnalysisPartProps) {
  const t = useTexts(talkMatrixPageTexts);
  const { codingId, frame } = coding;
  const [by, setBy] = useState('person');
  const [figure, setFigure] = useState<MatrixFigure>('turns');
  const [hidesEmpty, setHidesEmpty] = useState(false);
  const [hasNoModerators, setNoModerators] = useState(true);
  const [sortBy, setSortBy] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const of = { scrollId, codingId, hasNoModerators };
  const counted = useQuery({
    queryKey: ['coding', codingId, 'matrix', by, hasNoModerators],
    queryFn: ({ signal }) => client.call(transcriptCodingCalls.matrix, { ...of, by }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  const { isBusy, run: takeOut } = useAction(
    () =>
      client.call(transcriptCodingCalls.exportMatrix, {
        scrollId,
        codingId,
        by,
        hasNoModerators: hasNoModerators ? 'true' : 'false',
      }),
    { onDone: downloadFile },
  );
  const laid = useMemo(
    () => counted.data && layMatrix(counted.data, frame.codes, { figure, hidesEmpty, sortBy }),
    [counted.data, frame.codes, figure, hidesEmpty, sortBy],
  );
  const open = (code: number, column?: { readonly key: string; readonly title: string }) => {
    const name = codeName(frame.codes.find(one => one.code === code)!);
    setOpened({
      title: column ? `${name} × ${column.title || t.noColumn}` : name,
      asked: { ...of, codes: [code], ...(column && { by, key: column.key }) },
    });
  };
  return (
    <>
      <div className={classes.tools}>
        <Select
          aria-label={t.byLabel}
          className={classes.by!}
          value={by}
          options={byChoices(project)}
          onChange={next => {
            setBy(next);
            setSortBy(undefined);
          }}
        />
        <Segmented<MatrixFigure>
          aria-label={t.figure}
          value={figure}
          options={matrixFigures.map(value => ({ value, label: t.figures[value] }))}
          onChange={setFigure}
        />
        <Checkbox checked={hidesEmpty} onChange={event => setHidesEmpty(event.target.checked)}>
          {t.hidesEmpty}
        </Checkbox>
        <Checkbox checked={hasNoModerators} onChange={event => setNoModerators(event.target.checked)}>
          {t.hasNoModerators}
        </Checkbox>
        <Button loading={isBusy} onClick={() => void takeOut()}>
          {t.takeOut}
        </Button>
      </div>
      <Loaded
        of={counted}
        words={t}
        empty={{
          isSo: () => frame.codes.length === 0,
          shows: <EmptyState title={t.noCodes} text={t.noCodesText} />,
        }}
      >
        {matrix =>
          laid && (
            <>
              <MatrixTable
                matrix={matrix}
                laid={laid}
                figure={figure}
                sortBy={sortBy}
                onSort={setSortBy}
                onOpen={open}
              />
              <p className={classes.soft}>{t.counts[figure]}</p>
              {matrix.blind > 0 && <p className={classes.soft}>{t.blind({ count: matrix.blind })}</p>}
            </>
          )
        }
      </Loaded>
      {opened && <QuotesDrawer {...opened} project={project} onClose={() => setOpened(undefined)} />}
    </>
  );
}
