import { bilingual } from '../bilingual.ts';

interface Count {
  readonly count: number;
}
interface Name {
  readonly name: string;
}
interface Time {
  readonly time: string;
}
interface What {
  readonly what: string;
  readonly place: string;
}

/** Working on one questionnaire together: saving, who is here, who was faster, and taking back. */
export const editorTogetherTexts = bilingual(
  {
    somebody: '其他成员',
    yourOtherPage: '您在另一个页面',
    held: ({ name, place }: Name & { place: string }) =>
      `${name}刚刚也修改了 ${place}。您正在输入的内容不会被覆盖，写完后可以比较。`,
    heldElsewhere: ({ name }: Name) => `${name}刚刚也有修改。您正在输入的内容不会被覆盖，写完后可以比较。`,
    saving: {
      details: '保存详情',
      offline: ({ count }: Count) => `未连接，${count} 处修改留在本机`,
      signedOut: ({ count }: Count) => `需要登录，${count} 处修改留在本机`,
      lastSaved: ({ time }: Time) => `上次保存：${time}`,
      nothingYet: '打开后还没有修改。每次修改都会自动保存。',
      onItsWay: ({ count }: Count) => `正在保存 ${count} 处修改。`,
      waits: ({ count }: Count) => `${count} 处修改还没有保存，恢复连接后会自动保存。`,
      waitsForSignIn: ({ count }: Count) => `${count} 处修改还没有保存。用原来的账号重新登录后会自动保存。`,
      kept: '修改已留在本机，刷新或关闭页面也不会丢失。',
      notKept: '本机无法留存修改，请不要关闭或刷新页面。',
      retry: '立即重试',
    },
    unsaved: {
      faster: ({ name, time }: Name & Time) => `${name}在 ${time} 也改了这里`,
      join: '，',
      collision: ({ who }: { who: string }) => `${who}。请比较后决定保留哪一个。`,
      undo: ({ who }: { who: string }) => `${who}，没有撤销。请比较后决定。`,
      restore: ({ who }: { who: string }) => `${who}，没有恢复到较早的状态。`,
      noRight: '您已没有编辑权限，这处修改没有保存。可以把内容复制下来。',
      gone: '问卷已被删除，这处修改没有保存。可以把内容复制下来。',
      locked: '问卷已由其他成员发布，这处修改没有保存。暂停收集后可以重新应用。',
      afterUndo: '撤销后的样子',
      undoAnyway: '仍然撤销',
      restoreAnyway: '仍然恢复',
      copy: '复制我的内容',
      copied: '已复制',
      copyFailed: '复制失败，请手动选择文字复制',
      all: ({ count }: Count) => `共 ${count} 处`,
      applyAll: '全部重新应用',
      giveUpAll: '全部放弃',
      moved: '移到新的位置',
      whereItIs: '现在的位置',
      same: '现在的内容与您的一致，可以放弃。',
    },
    presence: {
      arrived: ({ name }: Name) => `${name} 来了`,
      left: ({ name }: Name) => `${name} 离开了`,
      isHere: ({ name }: Name) => `${name} 在这里`,
      isTyping: ({ name }: Name) => `${name} 正在输入…`,
      goTo: ({ name, place }: Name & { place: string }) => `${name}，正在 ${place}，点击前往`,
      more: ({ names }: { names: string }) => `还有 ${names}`,
      join: '、',
    },
    access: {
      noRight: '您已没有编辑这份问卷的权限，现在只能查看。',
      gone: '这份问卷已被删除，或您已没有查看权限。',
      toDesktop: '返回工作台',
      published: '问卷已由其他成员发布，暂停后才能修改。',
      suspended: '其他成员暂停了收集，现在可以修改。',
      ended: '问卷已由其他成员结束。',
      endedByItself: '问卷已自动结束：到了截止时间，或样本已收满。',
    },
    undo: {
      undo: ({ what, place }: What) => `撤销：${what}${place && ` ${place}`}`,
      redo: ({ what, place }: What) => `重做：${what}${place && ` ${place}`}`,
      undone: ({ what, place }: What) => `已撤销：${what}${place && ` ${place}`}`,
      redone: ({ what, place }: What) => `已重做：${what}${place && ` ${place}`}`,
      what: {
        create: '新建问卷',
        publish: '发布',
        restore: '恢复到较早的状态',
        discard: '放弃草稿',
        revert: '撤销',
        addTopQuestion: '添加题目',
        copyQuestion: '复制题目',
        importQuestions: '导入题目',
        useSolution: '由解决方案生成题目',
        deleteTopQuestion: '删除题目',
        moveTopQuestion: '移动题目',
        modifyName: '修改文字',
        updateTitleOrDesc: '修改问卷标题或说明',
        options: '编辑选项',
        settings: '修改设置',
        logic: '编辑逻辑',
        groups: '编辑题组',
        quotas: '编辑配额',
        appearance: '编辑外观和页面',
        languages: '编辑译文',
        other: '修改',
      },
    },
  },
  {
    somebody: 'Somebody',
    yourOtherPage: 'You, in another page,',
    held: ({ name, place }) =>
      `${name} has just changed ${place} too. What you are typing is not overwritten; you can compare when you are done.`,
    heldElsewhere: ({ name }) =>
      `${name} has just made a change too. What you are typing is not overwritten; you can compare when you are done.`,
    saving: {
      details: 'Details of saving',
      offline: ({ count }) => `Offline, ${changes(count)} kept here`,
      signedOut: ({ count }) => `Sign in to save ${changes(count)}`,
      lastSaved: ({ time }) => `Last saved at ${time}`,
      nothingYet: 'Nothing has been changed since it was opened. Every change is saved by itself.',
      onItsWay: ({ count }) => `${changes(count)} on the way.`,
      waits: ({ count }) => `${changes(count)} not saved yet. This happens by itself once the connection is back.`,
      waitsForSignIn: ({ count }) =>
        `${changes(count)} not saved yet. This happens by itself once you sign in again with the same account.`,
      kept: 'It is kept on this device: reloading or closing the page loses nothing.',
      notKept: 'This device cannot keep it. Please do not close or reload the page.',
      retry: 'Try now',
    },
    unsaved: {
      faster: ({ name, time }) => `${name} changed this too at ${time}`,
      join: '; ',
      collision: ({ who }) => `${who}. Please compare and decide which one stays.`,
      undo: ({ who }) => `${who}, so it was not undone. Please compare and decide.`,
      restore: ({ who }) => `${who}, so the earlier state was not restored.`,
      noRight: 'You may no longer edit this survey, so this change was not saved. You can copy what you wrote.',
      gone: 'The survey was deleted, so this change was not saved. You can copy what you wrote.',
      locked:
        'Somebody else has published the survey, so this change was not saved. You can apply it again once collecting is suspended.',
      afterUndo: 'After undoing',
      undoAnyway: 'Undo all the same',
      restoreAnyway: 'Restore all the same',
      copy: 'Copy what I wrote',
      copied: 'Copied',
      copyFailed: 'It could not be copied. Please select the text yourself',
      all: ({ count }) => changes(count),
      applyAll: 'Apply all again',
      giveUpAll: 'Give all up',
      moved: 'moved to a new place',
      whereItIs: 'where it is now',
      same: 'What is there now says the same. You can give this up.',
    },
    presence: {
      arrived: ({ name }) => `${name} is here`,
      left: ({ name }) => `${name} has left`,
      isHere: ({ name }) => `${name} is here`,
      isTyping: ({ name }) => `${name} is typing…`,
      goTo: ({ name, place }) => `${name}, at ${place}. Click to go there`,
      more: ({ names }) => `also ${names}`,
      join: ', ',
    },
    access: {
      noRight: 'You may no longer edit this survey. You can look at it.',
      gone: 'This survey was deleted, or you may no longer see it.',
      toDesktop: 'To the workspace',
      published: 'Somebody else has published the survey. It can be changed once it is suspended.',
      suspended: 'Somebody else has suspended collecting. It can be changed now.',
      ended: 'Somebody else has ended the survey.',
      endedByItself: 'The survey has ended by itself: its time is over, or it has all the responses it wanted.',
    },
    undo: {
      undo: ({ what, place }) => `Undo: ${what}${place && ` ${place}`}`,
      redo: ({ what, place }) => `Redo: ${what}${place && ` ${place}`}`,
      undone: ({ what, place }) => `Undone: ${what}${place && ` ${place}`}`,
      redone: ({ what, place }) => `Redone: ${what}${place && ` ${place}`}`,
      what: {
        create: 'create the survey',
        publish: 'publish',
        restore: 'restore an earlier state',
        discard: 'throw the draft away',
        revert: 'undo',
        addTopQuestion: 'add question',
        copyQuestion: 'copy question',
        importQuestions: 'import questions',
        useSolution: 'generate the questions of a solution',
        deleteTopQuestion: 'delete question',
        moveTopQuestion: 'move question',
        modifyName: 'change the text of',
        updateTitleOrDesc: "change the survey's title or description",
        options: 'edit options of',
        settings: 'change settings of',
        logic: 'edit logic',
        groups: 'edit groups',
        quotas: 'edit quotas',
        appearance: 'edit look and pages',
        languages: 'edit translations',
        other: 'change',
      },
    },
  },
);

function changes(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}
