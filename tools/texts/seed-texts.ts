import { terminalLanguage } from '../bootstrap/language.mjs';

const texts = {
  zh: {
    seeding: (records: number) => `生成含 ${records} 份答卷的大型示例问卷`,
    progress: (done: number, rate: number) => `  ${done} 份（每秒 ${rate} 份）`,
    seeded: (records: number) => `已写入 ${records} 份答卷，问卷归最早注册的用户所有。`,
  },
  en: {
    seeding: (records: number) => `Making a large demo survey with ${records} records`,
    progress: (done: number, rate: number) => `  ${done} records (${rate} a second)`,
    seeded: (records: number) => `${records} records written; the survey belongs to whoever registered first.`,
  },
};

export const seedTexts = texts[terminalLanguage()];
