import type { TalkPerson } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { ActionButton, actionClass, TextField } from '@wenshu/ui';
import { Button, Checkbox } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { transcriptAddress } from '../transcript-address.ts';
import classes from './bring.module.css';
import type { BringChoice, BringItem } from './bring-item.ts';
import { LanguageChoice } from './language-choice.tsx';
import { ReadPreview } from './read-preview.tsx';
import { SoundChoice } from './sound-choice.tsx';
import { SpeakerTable } from './speaker-table.tsx';

interface BroughtFileProps {
  readonly scrollId: string;
  readonly item: BringItem;
  readonly people: readonly TalkPerson[];
  onChoose(choice: BringChoice): void;
  onKeep(): void;
  onRetry(): void;
  onRemove(): void;
}

/** A file: being read, refused, to be looked at, or kept. */
export function BroughtFile({ scrollId, item, people, onChoose, onKeep, onRetry, onRemove }: BroughtFileProps) {
  const t = useTexts(transcriptTexts).bring;
  const { name, standing, read, choice } = item;
  const { is, problem, percent, transcriptId } = standing;
  const isFailed = is === 'waiting' && problem !== undefined;
  const isKept = is === 'kept' || is === 'sending';
  return (
    <section className={classes.item} aria-label={name}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <span role="status" className={classes.soft}>
          {is === 'reading' && t.reading}
          {is === 'waiting' && !isFailed && t.waiting}
          {is === 'kept' && t.confirmed}
          {is === 'sending' && t.sending({ percent: percent ?? 0 })}
          {read && !isKept && t.facts({ turns: read.turns, letters: read.letters, format: read.format })}
        </span>
        {isFailed && <Button onClick={onRetry}>{t.again}</Button>}
        {!isKept && is !== 'keeping' && is !== 'reading' && (
          <Button aria-label={t.removeOf({ name })} onClick={onRemove}>
            {t.remove}
          </Button>
        )}
        {isKept && transcriptId !== undefined && (
          <AppLink className={actionClass('quiet')} to={transcriptAddress({ scrollId, recordId: transcriptId })}>
            {t.open}
          </AppLink>
        )}
      </div>
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {read && choice && !isKept && (
        <>
          <div className={classes.fields}>
            <TextField
              label={t.name}
              value={choice.title}
              maxLength={100}
              onChange={event => onChoose({ ...choice, title: event.target.value })}
            />
            <TextField
              label={t.day}
              type="date"
              value={choice.day}
              onChange={event => onChoose({ ...choice, day: event.target.value })}
            />
            <LanguageChoice
              label={t.language}
              value={choice.language}
              onChange={language => onChoose({ ...choice, language })}
            />
          </div>
          <SpeakerTable
            read={read}
            speakers={choice.speakers}
            people={people}
            onChange={speakers => onChoose({ ...choice, speakers })}
          />
          <Checkbox
            checked={choice.isJoined}
            onChange={event => onChoose({ ...choice, isJoined: event.target.checked })}
          >
            {t.join}
          </Checkbox>
          <SoundChoice sound={choice.sound} onChange={sound => onChoose({ ...choice, sound })} />
          <ReadPreview read={read} choice={choice} people={people} />
          <div>
            <ActionButton aria-disabled={is === 'keeping' || choice.title.trim() === ''} onClick={onKeep}>
              {t.confirm}
            </ActionButton>
          </div>
        </>
      )}
    </section>
  );
}
