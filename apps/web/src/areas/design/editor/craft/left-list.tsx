import { craftTexts } from '@wenshu/texts/design/craft';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './craft.module.css';
import { CraftFindingLine } from './craft-finding.tsx';
import type { KeyedFinding } from './group-findings.ts';

interface LeftFindingsProps {
  readonly findings: readonly KeyedFinding[];
  onTakeBack(key: string): void;
}

/** What this person leaves as it is: folded away, and never lost. */
export function LeftFindings({ findings, onTakeBack }: LeftFindingsProps) {
  const t = useTexts(craftTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.left}>
      <p>
        {t.left({ count: findings.length })}
        <Button size="small" type="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t.hideLeft : t.showLeft}
        </Button>
      </p>
      {isOpen && (
        <>
          <p className={classes.hint}>{t.leftHint}</p>
          <ul>
            {findings.map(({ key, finding }) => (
              <CraftFindingLine key={key} finding={finding} isLeft onMend={() => {}} onLeave={() => onTakeBack(key)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
