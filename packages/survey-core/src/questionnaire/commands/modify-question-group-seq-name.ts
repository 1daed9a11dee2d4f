import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { id, name } from '../inputs.ts';
import { missingIn } from './find.ts';
import { checkName, NameSet } from './texts.ts';

/** Renames a group of questions as the creator sees it. */
export const modifyQuestionGroupSeqName = command({
  name: 'modifyQuestionGroupSeqName',
  input: z.object({ groupId: id, seqName: name.check(z.maxLength(20)) }),
  change: (document, { groupId, seqName }) => {
    const others = Object.values(document.groups).filter(group => group.id !== groupId);
    return (
      missingIn(document.groups, [groupId], 'group-not-found') ??
      checkName(seqName, groupId, new NameSet(others.flatMap(group => group.seqName ?? []))) ?? [
        setTo(['groups', groupId, 'seqName'], seqName),
      ]
    );
  },
});
