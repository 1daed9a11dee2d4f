import type { MessageKind } from '@wenshu/texts/people/messages';

/** What is mailed unless somebody chooses otherwise: that they can reach more or less than before, and that something stopped which goes on nowhere else. The rest is seen when one looks. */
export const mustKnow: Readonly<Record<MessageKind, boolean>> = {
  'collaborator-added': true,
  'collaborator-removed': true,
  'rights-changed': true,
  // Somebody waits.
  'access-asked': true,
  'access-given': true,
  'access-declined': true,
  'enterprise-added': true,
  'enterprise-removed': true,
  'enterprise-given': true,
  'project-role-given': true,
  'project-role-taken': true,
  'second-factor-asked': true,
  'api-keys-ended': true,
  'order-opened': true,
  'order-declined': true,
  'sample-order': true,
  'mail-rejected': true,
  'report-sending-stopped': true,
  'cleaning-stopped': true,
  'mail-approved': false,
  'file-ready': false,
  'file-failed': false,
  'quota-full': false,
  'survey-ended-cap': false,
  'survey-ended-time': false,
  'comment-mention': false,
  'comment-reply': false,
  'comment-resolved': false,
};
