import { useQueryClient } from '@tanstack/react-query';
import { type ReadTranscript, transcriptCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { newHexId } from '../../../../app/new-hex-id.ts';
import { sendSound } from '../sound/send-sound.ts';
import { type Project, projectKey, useRefreshProject } from '../state/use-project.ts';
import { afterOthers, type BringChoice, type BringItem, type BringSource, firstChoice } from './bring-item.ts';

const quiet = { quiet: true } as const;

/** Files on their way to be transcripts: read one after the other, looked at, kept. */
export function useBring(scrollId: string) {
  const t = useTexts(transcriptTexts).bring;
  const queries = useQueryClient();
  const refresh = useRefreshProject(scrollId);
  const [items, setItems] = useState<readonly BringItem[]>([]);
  const newest = useRef(items);
  const turns = useRef(Promise.resolve());
  const abort = useRef(new AbortController());
  useEffect(() => {
    const under = new AbortController();
    abort.current = under;
    return () => under.abort();
  }, []);
  const show = (next: readonly BringItem[]) => {
    newest.current = next;
    setItems(next);
  };
  const change = (id: string, part: Partial<BringItem>) =>
    show(newest.current.map(one => (one.id === id ? { ...one, ...part } : one)));
  const wordsOf = (error: unknown) => (error instanceof CallFailure && error.message) || t.failed;

  const ask = (source: BringSource): Promise<ReadTranscript> => {
    if ('text' in source) return client.call(transcriptCalls.readText, { scrollId, ...source }, quiet);
    // The contract describes a form's text fields; the file stands beside them.
    const form = { scrollId, file: source.file };
    return client.call(transcriptCalls.read, form, quiet);
  };
  const read = async (id: string) => {
    const item = newest.current.find(one => one.id === id);
    if (!item || abort.current.signal.aborted) return;
    change(id, { standing: { is: 'reading' } });
    try {
      const found = await ask(item.source);
      change(id, { read: found, choice: firstChoice(found), standing: { is: 'read' } });
    } catch (error) {
      change(id, { standing: { is: 'waiting', problem: wordsOf(error) } });
    }
  };
  // One after the other: the server reads a file at a time for everybody, and people look at one anyway.
  const queue = (id: string) => {
    turns.current = turns.current.then(() => read(id));
  };
  const add = (sources: readonly BringSource[]) => {
    const fresh = sources.map(
      (source): BringItem => ({
        id: newHexId(),
        name: 'file' in source ? source.file.name : source.title,
        source,
        standing: { is: 'waiting' },
      }),
    );
    show([...newest.current, ...fresh]);
    for (const { id } of fresh) queue(id);
  };

  const sendItsSound = async (id: string, transcriptId: string, sound: File) => {
    const { signal } = abort.current;
    const onPercent = (percent: number) => change(id, { standing: { is: 'sending', percent, transcriptId } });
    onPercent(0);
    const sent = await sendSound({ scrollId, transcriptId }, sound, { signal, onPercent }).catch(() => undefined);
    change(id, { standing: { is: 'kept', transcriptId, ...(!sent && { problem: t.soundFailed }) } });
  };
  const keep = async (id: string): Promise<void> => {
    const item = newest.current.find(one => one.id === id);
    if (item?.standing.is !== 'read' || !item.read || !item.choice) return;
    const { sound, ...choice } = item.choice;
    change(id, { standing: { is: 'keeping' } });
    try {
      const { transcriptId } = await client.call(
        transcriptCalls.confirm,
        { scrollId, draftId: item.read.draftId, ...choice, speakers: [...choice.speakers] },
        quiet,
      );
      change(id, { standing: { is: 'kept', transcriptId } });
      await refresh();
      const people = queries.getQueryData<Project>(projectKey(scrollId))?.people ?? [];
      show(newest.current.map(one => withOthers(one, people)));
      if (sound) await sendItsSound(id, transcriptId, sound);
    } catch (error) {
      change(id, { standing: { is: 'read', problem: wordsOf(error) } });
    }
  };
  return {
    items,
    add,
    retry: queue,
    remove: (id: string) => show(newest.current.filter(one => one.id !== id)),
    choose: (id: string, choice: BringChoice) => change(id, { choice, standing: { is: 'read' } }),
    keep,
    async keepAll() {
      for (const { id, standing } of newest.current) if (standing.is === 'read') await keep(id);
    },
  };
}

const withOthers = (item: BringItem, people: Project['people']): BringItem =>
  item.standing.is === 'read' && item.choice
    ? { ...item, choice: { ...item.choice, speakers: afterOthers(item.choice.speakers, people) } }
    : item;
