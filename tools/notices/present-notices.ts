import type { ShippedPackage } from './shipped-packages.ts';

interface NoticeParts {
  readonly packages: readonly ShippedPackage[];
  /** What is no package: kept by hand. */
  readonly otherWorks: string;
  /** The text of each licence that is met, by its SPDX id. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The page of third-party notices. */
export function presentNotices({ packages, otherWorks, texts }: NoticeParts): string {
  const rows = packages.map(
    ({ name, version, licence, copyright }) => `| ${name} | ${version} | ${licence} | ${copyright.join('; ')} |`,
  );
  const licences = [...texts].map(([id, text]) => `### ${id}\n\`\`\`\n${text.trim()}\n\`\`\`\n`);
  return [
    '# Third-party notices',
    '',
    'Made by `npm run notices`; change what it reads (`package-lock.json`, `tools/notices`), not this page.',
    '',
    otherWorks.trim(),
    '',
    '## Packages',
    'What an installation runs or sends to browsers. Where several licences are offered, we take the first that stands below.',
    '',
    '| package | version | licence | copyright |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Licences',
    'Each applies to the packages that name it, with their copyright lines above.',
    '',
    ...licences,
  ].join('\n');
}
