/** Where the page was opened: `/s/` a link of many, `/p/` one person's own link, `/c/` the link of an identity check, `/d/` one that another system has signed. */
export interface PageAddress {
  readonly kind: 's' | 'p' | 'c' | 'd';
  /** What is kept on this device is kept by it. Of a signed link with all that was signed: it is one person's. */
  readonly code: string;
  /** The tag of the language that the address names. */
  readonly language: string | undefined;
  /** What else stands in the address: operands of logic. */
  readonly parameters: Readonly<Record<string, string>>;
}

const MOST_PARAMETERS = 50;

export function readPageAddress({ pathname, search }: { pathname: string; search: string }): PageAddress {
  const [kind = '', code = ''] = pathname.split('/').filter(Boolean);
  const parameters: Record<string, string> = {};
  let language: PageAddress['language'];
  let count = 0;
  new URLSearchParams(search).forEach((value, name) => {
    if (name === 'lang') language = value.slice(0, 100);
    else if (name !== 'languageId' && name.length <= 50 && count++ < MOST_PARAMETERS)
      parameters[name] = value.slice(0, 200);
  });
  if (kind === 'd') return { kind, code: code + search, language, parameters };
  return { kind: kind === 'p' || kind === 'c' ? kind : 's', code, language, parameters };
}

/** One of many shares `/s/`; the others are somebody's own. */
export function isShared({ kind }: PageAddress): boolean {
  return kind === 's';
}

/** Somebody of a name list, who may wish not to be asked again. */
export function isListed({ kind }: PageAddress): boolean {
  return kind === 'p' || kind === 'c';
}
