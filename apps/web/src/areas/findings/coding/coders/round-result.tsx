import { useQuery } from '@tanstack/react-query';
import { type CallData, codingRoundCalls } from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { type ListColumn, ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { copyText } from '../../../../app/notices/copy-text.ts';
import { pathName } from '../frame-tree.ts';
import { agreementWord, FEW_UNITS } from './agreement-word.ts';
import classes from './coders.module.css';
import { DifferenceList } from './difference-list.tsx';
import { type CodersProps, type CodersWords, nameOf, type Round } from './use-coders.ts';

type Agreement = CallData<typeof codingRoundCalls.agreement>;
type Figures = Agreement['whole'];

interface Row extends Figures {
  readonly key: string;
  readonly name: string;
  readonly given?: readonly number[];
}

/** How far coders agree, and what they gave unlike. */
export function RoundResult(props: CodersProps & { readonly round: Round }) {
  const { of, round } = props;
  const t = useTexts(codingCodersTexts);
  const agreement = useQuery({
    queryKey: ['coding', of.codingId, 'agreement', round.roundId],
    queryFn: () => client.call(codingRoundCalls.agreement, { ...of, roundId: round.roundId }, { quiet: true }),
    staleTime: 0,
  });
  return (
    <>
      <section className={classes.card} aria-labelledby="round-agreement">
        <h2 id="round-agreement">{t.result.title({ name: round.name })}</h2>
        <Loaded of={agreement} words={t}>
          {found => <AgreementTable agreement={found} name={round.name} />}
        </Loaded>
      </section>
      <DifferenceList {...props} />
    </>
  );
}

function AgreementTable({ agreement, name }: { readonly agreement: Agreement; readonly name: string }) {
  const t = useTexts(codingCodersTexts);
  const { whole, codes, coders } = agreement;
  if (whole.units === 0) return <p>{t.result.nobody}</p>;
  const rows: readonly Row[] = [
    { key: 'whole', name: t.result.whole, ...whole },
    ...codes.map(one => ({ ...one, key: String(one.code), name: pathName(codes, one.code) })),
  ];
  const columns: readonly ListColumn<Row>[] = [
    { key: 'name', title: t.result.scope, as: 'name', cell: row => row.name },
    ...coders.map((coder, place) => ({
      key: `given${place}`,
      title: nameOf(coder, t),
      as: 'number' as const,
      cell: (row: Row) => row.given?.[place],
    })),
    { key: 'units', title: t.result.units, as: 'number', cell: ({ units }) => units },
    { key: 'share', title: t.result.share, as: 'number', cell: row => shareText(row, t) },
    { key: 'kappa', title: t.result.kappa, as: 'number', cell: ({ kappa }) => figure(kappa?.value, t) },
    { key: 'alpha', title: t.result.alpha, as: 'number', cell: row => alphaText(row, t) },
    {
      key: 'word',
      title: t.result.verdict,
      as: 'words',
      cell: row => t.result.words[agreementWord({ ...row, judged: agreement.judgedTogether })],
    },
  ];
  const cells = tableCells(rows, agreement, t);
  return (
    <>
      <p className={classes.faint}>
        {t.result.about({ answers: whole.units })}
        {whole.units < FEW_UNITS && ` ${t.result.few({ count: whole.units })}`}
      </p>
      <ListTable label={t.result.agreement} columns={columns} rows={rows} keyOf={({ key }) => key} isBare />
      <p className={classes.faint}>{t.result.note}</p>
      <div className={classes.tools}>
        <Button
          onClick={() =>
            void copyText(cells.map(row => row.join('\t')).join('\n'), {
              done: t.result.copied,
              failed: t.result.notCopied,
            })
          }
        >
          {t.result.copy}
        </Button>
        <Button
          onClick={() => {
            // Excel reads it as UTF-8 with the mark only.
            const text = `\uFEFF${cells.map(row => row.map(quoted).join(',')).join('\r\n')}`;
            const blob = new Blob([text], { type: 'text/csv' });
            downloadFile({ blob, fileName: `${t.result.fileName({ name })}.csv` });
          }}
        >
          {t.result.csv}
        </Button>
      </div>
    </>
  );
}

const figure = (value: number | undefined, t: CodersWords) =>
  value === undefined ? t.result.without : value.toFixed(2);
const shareText = ({ share }: Row, t: CodersWords) => (share === null ? t.result.without : t.result.percent(share));

function alphaText({ alpha }: Row, t: CodersWords): string {
  if (!alpha) return t.result.without;
  const { value, interval } = alpha;
  return interval
    ? `${figure(value, t)} (${figure(interval.lower, t)} – ${figure(interval.upper, t)})`
    : figure(value, t);
}

function tableCells(
  rows: readonly Row[],
  { coders, judgedTogether }: Agreement,
  t: CodersWords,
): readonly (readonly string[])[] {
  const { scope, units, share, kappa, alpha, verdict } = t.result;
  return [
    [scope, ...coders.map(coder => nameOf(coder, t)), units, share, kappa, alpha, verdict],
    ...rows.map(row => [
      row.name,
      ...coders.map((_coder, place) => String(row.given?.[place] ?? '')),
      String(row.units),
      shareText(row, t),
      figure(row.kappa?.value, t),
      alphaText(row, t),
      t.result.words[agreementWord({ ...row, judged: judgedTogether })],
    ]),
  ];
}

/** A cell that a program would count with is one that begins as a text. */
const quoted = (cell: string) => `"${(/^[=+@\t]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
