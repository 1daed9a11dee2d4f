/** Pages that show a text of `people/documents`, by the text that each shows. */
export const documentPaths = {
  '/service-agreement': 'terms',
  '/privacy-agreement': 'privacy',
  '/product-manual': 'manual',
  '/use-guide': 'guide',
  '/grant-statement': 'statement',
} as const;

export type DocumentPath = keyof typeof documentPaths;
