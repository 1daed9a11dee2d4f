import { CheckCircleFilled } from '@ant-design/icons';
import type { CheckedFile } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Input } from 'antd';
import { memo, useCallback, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './import.module.css';
import { cellText, faultsOf, plainName, withCell } from './mend-lines.ts';
import type { PeopleImport } from './people-import.ts';

type BadLine = CheckedFile['lines'][number];

interface BadLinesProps {
  readonly into: PeopleImport;
  readonly lines: BadLine[];
  readonly columns: readonly string[];
  onChange(lines: BadLine[]): void;
}

/** Only the lines that something is wrong with, as fields. On a phone each line is a card of its own. */
export function BadLines({ into, lines, columns, onChange }: BadLinesProps) {
  const t = useTexts(peopleTexts).importing;
  const newest = useRef({ lines, onChange });
  newest.current = { lines, onChange };
  // The same function for all lines and for ever: who types in one line does not draw the other 499.
  const change = useCallback((line: number, field: string, text: string) => {
    const { lines: before, onChange: tell } = newest.current;
    tell(before.map(one => (one.line === line ? { ...one, respondent: withCell(one.respondent, field, text) } : one)));
  }, []);
  return (
    <div className={classes.frame}>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            {columns.map(field => (
              <th key={field} scope="col">
                {into.fieldName(plainName(field))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <Line key={line.line} into={into} line={line} columns={columns} onChange={change} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly into: PeopleImport;
  readonly line: BadLine;
  readonly columns: readonly string[];
  onChange(line: number, field: string, text: string): void;
}

const Line = memo(function Line({ into, line: { line, respondent }, columns, onChange }: LineProps) {
  const t = useTexts(peopleTexts).importing;
  const faults = faultsOf(respondent, into.check);
  const isMended = faults.length === 0;
  return (
    <tr data-mended={isMended}>
      <th scope="row">
        {line} {isMended && <CheckCircleFilled className={classes.mended} aria-label={t.mended} role="img" />}
      </th>
      {columns.map(field => (
        <td key={field} data-field={into.fieldName(plainName(field))}>
          <Cell
            label={t.lineField({ line, field: into.fieldName(plainName(field)) })}
            text={cellText(respondent, field)}
            problem={faults.find(fault => fault.field === field || fault.field.startsWith(`${field}.`))?.reason}
            onWrite={text => onChange(line, field, text)}
          />
        </td>
      ))}
    </tr>
  );
});

interface CellProps {
  readonly label: string;
  readonly text: string;
  readonly problem: keyof (typeof peopleTexts)['zh']['importing']['faults'] | undefined;
  onWrite(text: string): void;
}

/** Keeps what is typed itself: written back from what it is read as, a separator at the end would vanish under the fingers. */
function Cell({ label, text, problem, onWrite }: CellProps) {
  const t = useTexts(peopleTexts).importing;
  return (
    <>
      <Input
        size="small"
        aria-label={label}
        aria-invalid={problem !== undefined}
        status={problem ? 'error' : ''}
        defaultValue={text}
        onChange={event => onWrite(event.target.value)}
      />
      {problem && <span className={classes.fault}>{t.faults[problem]}</span>}
    </>
  );
}
