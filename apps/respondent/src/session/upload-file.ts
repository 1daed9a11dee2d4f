import type { Upload, UploadProblem } from '@wenshu/question-types/respondent';
import type { AnswerFile } from '@wenshu/survey-core/answering';
import { codes, SUCCESS_CODE } from './codes.ts';

type Fields = Readonly<Record<string, string | undefined>>;
type Answer = { readonly file: AnswerFile } | { readonly problem: UploadProblem };

const TRIES = 3;
const PAUSE_MS = 1_500;
const PROBLEMS: Readonly<Record<string, UploadProblem>> = {
  [codes.fileTooLarge]: 'too-large',
  [codes.bodyTooLarge]: 'too-large',
  [codes.fileFormatWrong]: 'wrong-format',
  [codes.fileFormatAndSizeWrong]: 'wrong-format',
  [codes.pictureFormatWrong]: 'wrong-format',
  [codes.tooManyFiles]: 'too-many',
};

/** Sends files of one question. By XMLHttpRequest, which alone says how much has gone out. A network that comes back in time is not noticed. */
export function uploadFile(fields: Fields, language: string): Upload {
  return async (file, { onProgress, signal } = {}) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await sendOnce(fields, language, file, onProgress, signal);
      const isPassing = 'problem' in answer && answer.problem === 'no-network' && !signal?.aborted;
      if (!isPassing || attempt === TRIES) return answer;
      await new Promise(resume => setTimeout(resume, PAUSE_MS * attempt));
    }
  };
}

function sendOnce(
  fields: Fields,
  language: string,
  file: Blob & { readonly name?: string },
  onProgress: ((share: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  // The fields first: the server decides by them whether it wants the bytes at all.
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  form.append('file', file, file.name ?? 'file');
  return new Promise(resolve => {
    const sending = new XMLHttpRequest();
    const path = file.type.startsWith('image/') ? 'uploadPicture' : 'uploadFile';
    sending.open('POST', `/api/survey/answer/${path}`);
    sending.setRequestHeader('lang', language);
    sending.upload.onprogress = event => event.lengthComputable && onProgress?.(event.loaded / event.total);
    sending.onload = () => resolve(readAnswer(sending.responseText));
    sending.onerror = () => resolve({ problem: 'no-network' });
    sending.onabort = () => resolve({ problem: 'failed' });
    signal?.addEventListener('abort', () => sending.abort());
    sending.send(form);
  });
}

function readAnswer(text: string): Answer {
  try {
    const { code, data } = JSON.parse(text) as { code: string; data: AnswerFile };
    if (code === SUCCESS_CODE) return { file: { id: data.id, name: data.name, size: data.size } };
    const isAway = ([codes.serviceStopping, codes.storageFull, codes.tooManyRequests] as readonly unknown[]).includes(
      code,
    );
    return { problem: isAway ? 'no-network' : (PROBLEMS[code] ?? 'failed') };
  } catch {
    // A proxy's page instead of an answer: the server behind it is away.
    return { problem: 'no-network' };
  }
}
