import { type CallData, cleaningCalls } from '@wenshu/api-contract';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Switch } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../records/grid/cell-text.ts';
import classes from './cleaning.module.css';

interface ByItselfProps {
  readonly scrollId: string;
  readonly timeZone: string;
  readonly state: CallData<typeof cleaningCalls.get>['byItself'];
  /** There is a rule that is on. */
  readonly canStart: boolean;
  onChanged(): Promise<unknown>;
}

/** Whether new records are cleaned by themselves, in whose name, or why not any more. */
export function ByItself({ scrollId, timeZone, state, canStart, onChanged }: ByItselfProps) {
  const t = useTexts(cleaningScreenTexts).byItself;
  const isOn = state !== null && state.stopped === null;
  const { isBusy, run: set } = useAction(
    (next: boolean) => client.call(cleaningCalls.byItself, { scrollId, isOn: next }),
    { refresh: onChanged },
  );
  return (
    <section className={classes.card} aria-labelledby="cleaning-by-itself">
      <header className={classes.head}>
        <h2 id="cleaning-by-itself">{t.title}</h2>
        <Switch
          aria-labelledby="cleaning-by-itself"
          checked={isOn}
          loading={isBusy}
          disabled={!isOn && !canStart}
          onChange={next => void set(next)}
        />
      </header>
      <p className={classes.faint}>{t.text}</p>
      {state && (
        <p role="status">
          {state.stopped
            ? t.stopped[state.stopped]
            : t.on({ name: state.nickName, time: momentText(state.since, timeZone) })}
        </p>
      )}
    </section>
  );
}
