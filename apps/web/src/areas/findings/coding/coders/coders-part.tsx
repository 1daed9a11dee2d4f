import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import type { PartProps } from '../coding-data.ts';
import classes from './coders.module.css';
import { CodingLog } from './coding-log.tsx';
import { RoundDesk } from './round-desk.tsx';
import { RoundList } from './round-list.tsx';
import { RoundResult } from './round-result.tsx';
import { ShareList } from './share-list.tsx';
import { useRounds } from './use-coders.ts';

/** Several people who code: blind rounds, whose share is what, and who did what. */
export default function CodersPart({ scrollId, coding, onChanged }: PartProps) {
  const t = useTexts(codingCodersTexts);
  const of = { scrollId, codingId: coding.codingId };
  const [opened, setOpened] = useState<string>();
  const rounds = useRounds(of);
  const common = { of, coding, onChanged };
  return (
    <Loaded of={rounds} words={t}>
      {({ items }) => {
        const round = items.find(({ roundId }) => roundId === opened);
        if (!round)
          return (
            <div className={classes.part}>
              <RoundList {...common} rounds={items} onOpen={setOpened} />
              <ShareList {...common} />
              <CodingLog {...common} />
            </div>
          );
        const Opened = round.closeTime === null ? RoundDesk : RoundResult;
        return (
          <div className={classes.part}>
            <Button className={classes.back!} onClick={() => setOpened(undefined)}>
              {t.back}
            </Button>
            <Opened key={round.roundId} {...common} round={round} />
          </div>
        );
      }}
    </Loaded>
  );
}
