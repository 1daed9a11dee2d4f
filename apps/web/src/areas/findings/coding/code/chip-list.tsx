import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import type { Code } from '../coding-data.ts';
import { codeName, colourOf, pathName } from '../frame-tree.ts';
import classes from './code.module.css';
import { type Answer, type Chip, chipsOf } from './marks.ts';

interface ChipListProps {
  readonly codes: readonly Code[];
  readonly answer: Answer;
  onTake(chip: Chip): void;
  onAccept(chip: Chip): void;
}

/** What an answer is coded with, and who said so. */
export function ChipList({ codes, answer, onTake, onAccept }: ChipListProps) {
  const t = useTexts(codePartTexts);
  const chips = chipsOf(answer.marks).filter(({ code }) => codes.some(one => one.code === code));
  const whoOf = ({ marks }: Chip) => {
    const names = marks.map(({ coder, nickName }) => (coder === 'person' ? nickName || t.by.left : t.by[coder]));
    return [...new Set(names)].join(' · ');
  };
  if (chips.length === 0) return <p className={classes.faint}>{t.noneGiven}</p>;
  return (
    <ul className={classes.chips} aria-label={t.given}>
      {chips.map(chip => {
        const name = pathName(codes, chip.code);
        const { holds, span } = chip;
        return (
          <li key={chip.key} data-holds={holds} style={{ borderColor: colourOf(codes, chip.code) }}>
            <span className={classes.dot} style={{ background: colourOf(codes, chip.code) }} aria-hidden="true" />
            <span>
              <strong>{name}</strong>
              {span && <q className={classes.words}>{answer.text.slice(span.from, span.to)}</q>}{' '}
              <small>
                {whoOf(chip)}
                {holds === 'suggested' && ` · ${t.suggested}`}
                {holds === 'no-more' && ` · ${t.noMore}`}
              </small>
            </span>
            {holds === 'suggested' && (
              <Button size="small" aria-label={t.accept({ name })} onClick={() => onAccept(chip)}>
                {t.acceptShort}
              </Button>
            )}
            {holds === 'yes' && (
              <button type="button" className={classes.take} aria-label={t.take({ name })} onClick={() => onTake(chip)}>
                ×
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** In a line of the list: names alone. */
export function ChipNames({ codes, answer }: Pick<ChipListProps, 'codes' | 'answer'>) {
  const t = useTexts(codePartTexts);
  const shown = [...new Set(chipsOf(answer.marks).flatMap(({ holds, code }) => (holds === 'yes' ? [code] : [])))];
  const named = shown.flatMap(code => codes.find(one => one.code === code) ?? []);
  if (named.length === 0) return <span className={classes.faint}>{t.uncodedChip}</span>;
  return named.map(one => (
    <span key={one.code} className={classes.tag}>
      <span className={classes.dot} style={{ background: colourOf(codes, one.code) }} aria-hidden="true" />
      {codeName(one)}
    </span>
  ));
}
