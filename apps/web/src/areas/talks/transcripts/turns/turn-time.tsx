import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { timeText } from '@wenshu/words';
import { useTexts } from '../../../../app/language/language.ts';
import type { Player } from '../open/player.ts';
import classes from './turns.module.css';

interface TurnTimeProps {
  readonly from: number | null;
  readonly player: Pick<Player, 'playFrom'>;
}

/** When a turn begins in the recording, which is played from there. */
export function TurnTime({ from, player }: TurnTimeProps) {
  const t = useTexts(transcriptDeskTexts).turn;
  if (from === null) return null;
  const time = timeText(from);
  return (
    <button
      type="button"
      className={classes.time}
      aria-label={t.playFrom({ time })}
      onClick={() => player.playFrom(from)}
    >
      {time}
    </button>
  );
}
