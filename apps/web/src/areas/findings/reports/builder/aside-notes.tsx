import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import type { UnsavedReason } from '@wenshu/together';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { reportAddress } from '../report-address.ts';
import type { UnsavedReportEdit } from '../state/report-kind.ts';
import classes from './builder.module.css';
import { useBuilder, useMayEdit, useWorkState } from './builder-context.ts';

/** What was not saved and why, with the way on; and that the report is gone. */
export function AsideNotes() {
  const t = useTexts(reportScreenTexts).aside;
  const { work, scrollId } = useBuilder();
  const unsaved = useWorkState(state => state.unsaved);
  const isGone = useWorkState(state => state.isGone);
  const mayEdit = useMayEdit();
  return (
    <>
      {isGone && (
        <div className={classes.note} role="alert">
          <span>{t.gone}</span>
          <AppLink to={reportAddress({ scrollId })}>{t.toList}</AppLink>
        </div>
      )}
      {unsaved.map(one => (
        <div key={one.edit.editId} className={classes.note} role="alert">
          <span>{WORDS[one.reason](t, one)}</span>
          {/* What the server refuses as such it would refuse again. */}
          {mayEdit && one.reason !== 'refused' && (
            <Button size="small" onClick={() => work.settleUnsaved([one], 'apply-again')}>
              {t.again}
            </Button>
          )}
          <Button size="small" onClick={() => work.settleUnsaved([one], 'give-up')}>
            {one.reason === 'collision' ? t.leave : t.giveUp}
          </Button>
        </div>
      ))}
    </>
  );
}

type AsideWords = (typeof reportScreenTexts)['zh']['aside'];

const shutOut = (t: AsideWords) => t.shutOut;
const WORDS: Readonly<Record<UnsavedReason, (t: AsideWords, unsaved: UnsavedReportEdit) => string>> = {
  collision: (t, { by }) => {
    const names = new Set(by.map(({ nickName }) => nickName).filter(name => name !== ''));
    return t.collision({ names: [...names].join(' · ') || t.somebody });
  },
  refused: (t, { message }) => t.refused({ message }),
  'no-right': shutOut,
  gone: shutOut,
  locked: shutOut,
};
