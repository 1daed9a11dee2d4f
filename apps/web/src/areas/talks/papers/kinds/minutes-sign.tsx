import { outlineMinutes } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../../app/language/language.ts';
import { usePaper } from '../open/paper-context.ts';
import classes from './kinds.module.css';

/** The sum of the sections' minutes against what was planned; always in sight. */
export function MinutesSign() {
  const t = useTexts(paperTexts).minutes;
  const { used, planned } = outlineMinutes(usePaper());
  if (planned === null) return <Shown label={t.label} text={t.unplanned({ used })} />;
  const rest = planned - used;
  const told = rest === 0 ? t.exact : rest > 0 ? t.left({ count: rest }) : t.over({ count: -rest });
  return <Shown label={t.label} text={t.sum({ used, planned })} told={told} isOver={rest < 0} share={used / planned} />;
}

interface ShownProps {
  readonly label: string;
  readonly text: string;
  readonly told?: string;
  readonly isOver?: boolean;
  readonly share?: number;
}

function Shown({ label, text, told, isOver = false, share }: ShownProps) {
  return (
    <div className={classes.minutes} role="status" aria-label={label} data-over={isOver || undefined}>
      <span>
        {text}
        {told !== undefined && <strong>{told}</strong>}
      </span>
      {share !== undefined && <i aria-hidden style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />}
    </div>
  );
}
