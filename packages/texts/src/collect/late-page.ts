import { bilingual } from '../bilingual.ts';

/** Stands in the answering page from the beginning and is seen when its script is late, or never comes. */
export const latePageTexts = bilingual(
  {
    text: '页面还没有加载完成，暂时无法提交。您刚才填写的内容会在加载完成后保留，请检查网络并稍候。',
    hint: '如果长时间没有变化，请刷新页面，或换一个浏览器打开。',
  },
  {
    text: 'The page has not finished loading, so nothing can be sent yet. What you have entered will be kept once it has: please check your network and wait a moment.',
    hint: 'If nothing changes, reload the page or open it in another browser.',
  },
);
