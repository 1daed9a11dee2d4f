/** Rich text as a small tree: what is left of HTML when only a title's marks are allowed. */
export type HtmlNode = HtmlText | HtmlElement;

export interface HtmlText {
  readonly text: string;
}

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

export type HtmlProblemWord =
  | 'tag-not-allowed'
  | 'attribute-not-allowed'
  | 'value-not-allowed'
  | 'style-not-allowed'
  | 'entity-unknown'
  | 'markup-broken'
  | 'nested-too-deep';

/** What does not pass, and where: the offset in the text. */
export interface HtmlProblem {
  readonly problem: HtmlProblemWord;
  readonly at: number;
  readonly name?: string;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tag' in node;
}
