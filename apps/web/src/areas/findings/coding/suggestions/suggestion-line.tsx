import { codingSuggestionTexts } from '@wenshu/texts/findings/coding/suggestions';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Code } from '../coding-data.ts';
import { colourOf, pathName } from '../frame-tree.ts';
import { percentText } from './percent-text.ts';
import classes from './suggestions.module.css';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionLineProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly codes: readonly Code[];
  /** What the feeling of the answer rests on, where that is what is proposed. */
  readonly evidence: readonly string[] | undefined;
  readonly isChosen: boolean;
  onChoose(): void;
  onJudge(verdict: 'accept' | 'reject'): void;
}

export function SuggestionLine({ id, suggestion, codes, evidence, isChosen, onChoose, onJudge }: SuggestionLineProps) {
  const t = useTexts(codingSuggestionTexts);
  const told = { code: pathName(codes, suggestion.code), text: suggestion.text };
  return (
    <li id={id} className={classes.item} aria-current={isChosen || undefined} onFocus={onChoose}>
      <Said suggestion={suggestion} codes={codes}>
        {evidence && (
          <span className={classes.faint}>
            {evidence.length > 0 ? t.restsOn({ words: evidence.join(t.between) }) : t.restsOnNothing}
          </span>
        )}
      </Said>
      <span className={classes.verdicts}>
        <Button aria-label={t.acceptOf(told)} onClick={() => onJudge('accept')}>
          {t.accept}
        </Button>
        <Button aria-label={t.rejectOf(told)} onClick={() => onJudge('reject')}>
          {t.reject}
        </Button>
      </span>
    </li>
  );
}

interface SaidProps {
  readonly suggestion: Suggestion;
  readonly codes: readonly Code[];
  readonly children?: ReactNode;
}

/** What somebody wrote, the code that is proposed for it, and how sure that is. */
export function Said({ suggestion: { text, code, sureness }, codes, children }: SaidProps) {
  const t = useTexts(codingSuggestionTexts);
  return (
    <span className={classes.said}>
      <span className={classes.text}>{text}</span>
      <span className={classes.proposed}>
        <span className={classes.chip} style={{ borderColor: colourOf(codes, code) }}>
          {pathName(codes, code)}
        </span>
        <span className={classes.sure} title={t.surenessHint}>
          <progress max={1} value={sureness} aria-hidden="true" />
          {t.sureness({ percent: percentText(sureness) })}
        </span>
      </span>
      {children}
    </span>
  );
}
