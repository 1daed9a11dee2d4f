import type { Exhibit, ReportParagraph, ReportPlace, ReportShape, ThemeColours } from '@wenshu/analysis';

/** A report as files draw it: its numbers are in it, in words of one language. Plain data: it crosses to the thread. */
export interface ReportFile {
  readonly shape: ReportShape;
  readonly theme: ThemeColours;
  readonly logo?: { readonly fileId: string; readonly corner: 'left' | 'right' };
  /** In reading order upon A4, whatever its shape is. */
  readonly isUponA4: boolean;
  readonly pages: readonly FilePage[];
}

export interface FilePage {
  /** In the table of contents; empty, it is not in it. */
  readonly name: string;
  /** Of what stands below it upon the same sheet, in their order. */
  readonly alsoNamed?: readonly string[];
  readonly isCover: boolean;
  readonly background?: { readonly colour: string } | { readonly fileId: string; readonly opacity: number };
  /** In reading order. */
  readonly blocks: readonly FileBlock[];
}

export interface FileBlock {
  readonly place: ReportPlace;
  readonly body: FileBody;
}

export type FileBody =
  | { readonly kind: 'exhibit'; readonly exhibit: Exhibit }
  | { readonly kind: 'text'; readonly paragraphs: readonly FileParagraph[] }
  /** One number, and what it is. */
  | { readonly kind: 'figure'; readonly number: string; readonly caption: string; readonly base: string }
  | { readonly kind: 'picture'; readonly fileId: string; readonly alt: string; readonly fit: 'contain' | 'cover' };

export interface FileParagraph extends Omit<ReportParagraph, 'runs'> {
  readonly runs: readonly FileRun[];
}

export interface FileRun {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly colour?: string;
}

/** Pictures of its own: those of its exhibits are known by the exhibits. */
export function pictureIds({ pages, logo }: ReportFile): readonly string[] {
  return [
    ...(logo ? [logo.fileId] : []),
    ...pages.flatMap(({ background, blocks }) => [
      ...(background && 'fileId' in background ? [background.fileId] : []),
      ...blocks.flatMap(({ body }) => (body.kind === 'picture' ? [body.fileId] : [])),
    ]),
  ];
}

export const exhibitsOf = ({ pages }: ReportFile): readonly Exhibit[] =>
  pages.flatMap(({ blocks }) => blocks.flatMap(({ body }) => (body.kind === 'exhibit' ? [body.exhibit] : [])));
