import type { ReadTranscript, TalkPerson } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { type ListColumn, ListTable, StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { RoleChoice } from '../people/role-choice.tsx';
import classes from './bring.module.css';
import type { SpeakerAs } from './bring-item.ts';

type Read = ReadTranscript['speakers'][number];

interface SpeakerTableProps {
  readonly read: ReadTranscript;
  readonly speakers: readonly SpeakerAs[];
  readonly people: readonly TalkPerson[];
  onChange(speakers: SpeakerAs[]): void;
}

/** Who the names of a file are: somebody of the project, somebody new, nobody, or no name at all. */
export function SpeakerTable({ read, speakers, people, onChange }: SpeakerTableProps) {
  const t = useTexts(transcriptTexts).bring;
  const asOf = ({ name }: Read) => speakers.find(one => one.name === name)!;
  const change = (name: string, part: Partial<SpeakerAs>) =>
    onChange(speakers.map(one => (one.name === name ? { ...one, ...part } : one)));
  const columns: readonly ListColumn<Read>[] = [
    {
      key: 'name',
      title: t.asRead,
      as: 'name',
      cell: ({ name, turns, sureness }) => (
        <>
          <strong>{name === '' ? t.unnamed : name}</strong> <span className={classes.soft}>× {turns}</span>{' '}
          {sureness !== 'sure' && <StatusTag tone="waiting">{t.sureness[sureness]}</StatusTag>}
        </>
      ),
    },
    { key: 'example', title: t.example, as: 'words', cell: ({ example }) => example },
    {
      key: 'who',
      title: t.isWho,
      cell: one => <WhoIs read={one} speaker={asOf(one)} people={people} onChange={part => change(one.name, part)} />,
    },
  ];
  return <ListTable label={t.speakers} columns={columns} rows={read.speakers} keyOf={({ name }) => `name ${name}`} />;
}

interface WhoIsProps {
  readonly read: Read;
  readonly speaker: SpeakerAs;
  readonly people: readonly TalkPerson[];
  onChange(part: Partial<SpeakerAs>): void;
}

function whoOf({ isText, no, as }: SpeakerAs): string {
  if (isText) return 'text';
  if (no !== null) return String(no);
  return as === '' ? 'nobody' : 'new';
}

function WhoIs({ read: { name }, speaker, people, onChange }: WhoIsProps) {
  const t = useTexts(transcriptTexts).bring;
  const called = name === '' ? t.unnamed : name;
  // Whoever empties the name of somebody new is still at it.
  const who = whoOf(speaker);
  const choose = (chosen: string) => {
    const none = { isText: false, no: null, as: '' };
    if (chosen === 'text') return onChange({ ...none, isText: true });
    if (chosen === 'nobody') return onChange(none);
    return onChange(chosen === 'new' ? { ...none, as: called } : { ...none, no: Number(chosen) });
  };
  return (
    <span className={classes.who}>
      <select
        className={classes.choice}
        aria-label={t.isWhoOf({ name: called })}
        value={who}
        onChange={event => choose(event.target.value)}
      >
        <option value="new">{t.fresh}</option>
        {people.map(one => (
          <option key={one.no} value={one.no}>
            {one.name}
          </option>
        ))}
        <option value="nobody">{t.nobody}</option>
        {name !== '' && <option value="text">{t.text}</option>}
      </select>
      {who === 'new' && (
        <>
          <input
            className={classes.choice}
            aria-label={t.newName({ name: called })}
            maxLength={60}
            value={speaker.as}
            onChange={event => event.target.value.trim() !== '' && onChange({ as: event.target.value })}
          />
          <RoleChoice label={t.newRole({ name: called })} value={speaker.role} onChange={role => onChange({ role })} />
        </>
      )}
    </span>
  );
}
