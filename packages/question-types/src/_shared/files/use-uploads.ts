import type { AnswerFile, FileRules } from '@wenshu/survey-core/answering';
import { useRef, useState } from 'react';
import type { Upload, UploadProblem } from '../answer-view.ts';
import { keepInMemory } from '../keep-in-memory.ts';
import { previews } from './previews.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A file on its way, or one that did not arrive. */
export interface PendingFile {
  readonly key: number;
  readonly file: File;
  readonly share: number;
  readonly problem?: UploadProblem;
}

interface Uploads {
  readonly rules: FileRules;
  readonly upload: Upload | undefined;
  /** Whether there is room for one more beside those that are on their way. */
  hasRoom(pending: number): boolean;
  onSent(file: AnswerFile): void;
  onProblem(file: File, problem: UploadProblem): void;
}

/**
 * Sends files one after another: two at once on a bad network arrive later than one after the other. Who turns the page meanwhile
 * does not lose them: they go on, and the answer gets them when they arrive.
 */
export function useUploads(uploads: Uploads) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const latest = useRef(uploads);
  latest.current = uploads;
  const queue = useRef(new Map<number, { readonly file: File; readonly controller: AbortController }>());
  const isSending = useRef(false);
  const lastKey = useRef(0);
  const change = (key: number, part: Partial<PendingFile>) =>
    setPending(list => list.map(one => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => setPending(list => list.filter(one => one.key !== key));

  const send = async (key: number, file: File, controller: AbortController) => {
    const small = await shrinkPicture(file);
    const { rules, upload = keepInMemory } = latest.current;
    if (controller.signal.aborted) return;
    const sent =
      small.size > rules.maxBytes
        ? { problem: 'too-large' as const }
        : await upload(small, { signal: controller.signal, onProgress: share => change(key, { share }) });
    if (controller.signal.aborted) return;
    if ('problem' in sent) {
      change(key, { problem: sent.problem });
      latest.current.onProblem(file, sent.problem);
    } else {
      previews.keep(sent.file.id, small);
      drop(key);
      latest.current.onSent(sent.file);
    }
  };

  const sendAll = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = firstOf(queue.current); next; next = firstOf(queue.current)) {
      const [key, { file, controller }] = next;
      await send(key, file, controller);
      // Who asks for the same file again meanwhile has a new entry: that one stays.
      if (queue.current.get(key)?.controller === controller) queue.current.delete(key);
    }
    isSending.current = false;
  };

  const enqueue = (key: number, file: File) => {
    queue.current.set(key, { file, controller: new AbortController() });
    void sendAll();
  };

  return {
    pending,
    add: (files: readonly File[]) => {
      const { rules } = latest.current;
      let room = queue.current.size;
      for (const file of files) {
        const key = ++lastKey.current;
        const problem = problemBefore(file, rules) ?? (latest.current.hasRoom(room) ? undefined : 'too-many');
        setPending(list => [...list, { key, file, share: 0, ...(problem && { problem }) }]);
        if (problem) latest.current.onProblem(file, problem);
        else {
          room += 1;
          enqueue(key, file);
        }
      }
    },
    cancel: (key: number) => {
      queue.current.get(key)?.controller.abort();
      queue.current.delete(key);
      drop(key);
    },
    again: ({ key, file }: PendingFile) => {
      setPending(list => list.map(one => (one.key === key ? { key, file, share: 0 } : one)));
      enqueue(key, file);
    },
  };
}

function firstOf<Key, Value>(map: ReadonlyMap<Key, Value>): [Key, Value] | undefined {
  return map.entries().next().value;
}

/** Pictures are made smaller before they are sent, so only what cannot shrink is refused by its size here. */
function problemBefore(file: File, { formats, maxBytes }: FileRules): UploadProblem | undefined {
  const ending = (/\.([^.]+)$/.exec(file.name)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg');
  // A phone's camera may give a name without an ending: then the server looks at the bytes.
  if (ending !== '' && !formats.some(format => format === ending)) return 'wrong-format';
  return file.size > maxBytes && !file.type.startsWith('image/') ? 'too-large' : undefined;
}
