import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { reportAddress } from '../report-address.ts';
import classes from './builder.module.css';
import { useBuilder, useWorkState } from './builder-context.ts';

/** What was not saved and why, with the way on; and that the report is gone. */
export function AsideNotes() {
  const t = useTexts(reportScreenTexts).aside;
  const { work, scrollId } = useBuilder();
  const aside = useWorkState(state => state.aside);
  const isGone = useWorkState(state => state.isGone);
  return (
    <>
      {isGone && (
        <div className={classes.note} role="alert">
          <span>{t.gone}</span>
          <AppLink to={reportAddress({ scrollId })}>{t.toList}</AppLink>
        </div>
      )}
      {aside.map(({ editId, reason, by, message }) => (
        <div key={editId} className={classes.note} role="alert">
          <span>
            {reason === 'collision' ? t.collision({ names: by.join(' · ') || t.somebody }) : t.refused({ message })}
          </span>
          {reason === 'collision' && (
            <Button size="small" onClick={() => work.settleAside(editId, true)}>
              {t.again}
            </Button>
          )}
          <Button size="small" onClick={() => work.settleAside(editId, false)}>
            {t.leave}
          </Button>
        </div>
      ))}
    </>
  );
}
