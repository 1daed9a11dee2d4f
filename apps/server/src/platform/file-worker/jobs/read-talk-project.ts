import { type BroughtQda, bringQda } from '@wenshu/transcripts';
import { FileProblem } from '../file-problem.ts';
import { openZip } from '../zip/open-zip.ts';

interface TalkProjectOptions {
  readonly maxUnpackedBytes: number;
}

const SOURCES = /^sources\//i;
const BOM = '\uFEFF';

/** A project of another program, of its zip: `project.qde` and the texts beside it. Recordings and pictures stay packed. */
export function readTalkProject(bytes: Uint8Array, { maxUnpackedBytes }: TalkProjectOptions): BroughtQda {
  const entries = openZip(bytes, maxUnpackedBytes);
  const project = entries.find(({ name }) => /^(?:\.\/)?project\.qde$/i.test(name));
  if (!project) throw new FileProblem('broken');
  const texts = new Map(
    entries.flatMap(entry =>
      SOURCES.test(entry.name) ? [[entry.name.replace(SOURCES, '').toLowerCase(), entry]] : [],
    ),
  );
  const brought = bringQda(decode(project.read()), name => {
    const entry = texts.get(name.toLowerCase());
    return entry && decode(entry.read());
  });
  if (brought === 'too-large' || brought === 'too-many') throw new FileProblem('too-large');
  if (typeof brought === 'string') throw new FileProblem('broken');
  return brought;
}

function decode(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return text.startsWith(BOM) ? text.slice(1) : text;
  } catch {
    throw new FileProblem('broken');
  }
}
