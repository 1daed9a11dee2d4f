import type { CheckedFile, CheckPerson, MendedLines } from '@wenshu/api-contract';
import type { downloadFile } from '../../../../app/download-file.ts';
import type { Chosen } from './chosen.ts';

/** How many an import added, left out because their lines were bad, and left out because they wish not to be asked again. */
export interface Imported {
  readonly added: number;
  readonly leftOut: number;
  readonly notAsked?: number;
}

/** Where people are imported into: the name list of a survey, or one's own friends. */
export interface PeopleImport {
  readonly title: string;
  readonly pasteHint: string;
  /** What a line may be. */
  readonly check: CheckPerson;
  fieldName(field: string): string;
  readTemplate(): Promise<Parameters<typeof downloadFile>[0]>;
  look(chosen: Chosen): Promise<CheckedFile>;
  add(
    chosen: Chosen,
    wishes: { readonly mended: MendedLines; readonly badLines: 'refuse' | 'leave-out' },
  ): Promise<Imported>;
}
