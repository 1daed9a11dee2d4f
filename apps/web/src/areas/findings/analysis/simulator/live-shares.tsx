import type { Scenario } from '@wenshu/analysis/browser';
import type { SimulatedShare } from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { percentText } from './shown-number.ts';
import classes from './simulator.module.css';

interface LiveSharesProps {
  readonly scenario: Scenario;
  readonly shares: readonly SimulatedShare[];
}

const QUIET_MS = 700;

/** All shares in one line that stays in sight where cards are swiped, and is told to who does not see them once things stand still. */
export function LiveShares({ scenario: { products }, shares }: LiveSharesProps) {
  const t = useTexts(simulatorScreenTexts);
  const parts = shares.map(({ id, share }, at) => ({
    id,
    name: products[at]?.name ?? t.none,
    share: percentText(share),
  }));
  const text = parts.length > 0 ? t.told(parts) : '';
  const [told, setTold] = useState('');
  useEffect(() => {
    const wait = setTimeout(() => setTold(text), QUIET_MS);
    return () => clearTimeout(wait);
  }, [text]);
  return (
    <>
      <p className={classes.hidden} role="status" aria-live="polite">
        {told}
      </p>
      {/* The cards say the same. */}
      <ul className={classes.bar} aria-hidden="true">
        {parts.map(({ id, name, share }) => (
          <li key={id}>
            <span className={classes.barName}>{name}</span> <b>{share}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
