import { findQuestionnaire, loadDocument } from './design/questionnaire-design/index.ts';
import { listVisibleIds } from './findings/records/index.ts';
import type { CommentParts } from './people/comments/index.ts';

/** What can be commented on, and who sees it: people/comments knows neither questionnaires nor records. */
export const commentParts: CommentParts = {
  question: {
    right: 'questionnaire.view',
    page: 'editor',
    async listVisible({ pool }, _actor, scrollId, ids) {
      const found = await findQuestionnaire(pool, scrollId);
      if (!found) return [];
      const { questions } = await loadDocument(pool, scrollId, found.version);
      return ids.filter(id => Object.hasOwn(questions, id));
    },
  },
  record: {
    right: 'records.view',
    page: 'records',
    listVisible: listVisibleIds,
  },
  exhibit: {
    right: 'records.view',
    page: 'statistics',
    // An exhibit is counted anew for everybody from the records that they see: there is none that somebody may not see.
    listVisible: async (_database, _actor, _scrollId, ids) => ids,
  },
};
