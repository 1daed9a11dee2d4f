import { isStopWord } from '../counting/stop-words.ts';
import type { CutWord } from '../cutting/cut-words.ts';
import { wordCosts } from '../cutting/zh/word-costs.ts';

export interface Place {
  readonly from: number;
  readonly to: number;
}

const MOST_WORDS = 6;
const list = (words: string) => new Set(words.split(' '));
/** What comes before a name and is none of it. */
const before = list(
  '在 进 去 到 来 从 给 跟 找 问 打 叫 住 回 离 家 用 买 换 上 开 是 有 某 该 本 贵 我 你 他 她 大 小 老 新 总 分 子 母 做 为 于 往 向 把 被 让 和 与 或 及 个 条 座 片 站 坐 乘 经过 路过 位于 来自 搬到 住在 附近 旁边 隔壁 所有 其他 不同 同一 整个 全 各 外 内 里 老家 靠近 入职 加入 离开 就职 任职 当时 后来 现在 以前 之前 目前',
);
const HAN = /^\p{Script=Han}+$/u;
const NUMBERED = /^[这那哪每某一两二三几各全本该]/u;

/** The words right before a place that may make a name with what stands there: from the last one back to what is none of it. */
function nameBefore(words: readonly CutWord[], at: number, mostSigns: number): CutWord[] {
  const name: CutWord[] = [];
  let signs = 0;
  for (let index = at - 1; index >= 0 && name.length < MOST_WORDS; index--) {
    const word = words[index]!;
    const isBeside = word.end === words[index + 1]!.start;
    if (!isBeside || word.kind === 'sign' || word.kind === 'emoji') break;
    if (isStopWord(word.form, 'zh') || before.has(word.text) || NUMBERED.test(word.text)) break;
    signs += word.text.length;
    if (signs > mostSigns) break;
    name.unshift(word);
  }
  return name;
}

/** Two signs beside each other that are words alone are seldom two words: 华|信. */
function isNameLike(words: readonly CutWord[]): boolean {
  const costs = wordCosts();
  if (words.some(word => word.text.length > 1 && HAN.test(word.text) && !costs.has(word.text))) return true;
  if (words.some(word => /^\p{Lu}/u.test(word.text))) return true;
  return words.some((word, at) => word.text.length === 1 && words[at + 1]?.text.length === 1);
}

const sureCompany = /^(?:股份|责任|有限)*有限(?:责任)?公司$/u;
const anyCompany = list('公司 集团 有限公司 事务所 股份有限公司 有限责任公司 集团公司 股份 责任');
/** What a company does, and not how it is called. */
const trades = list(
  '保险 快递 物流 电力 外包 装修 软件 科技 技术 母 子 分 上市 外贸 贸易 互联网 广告 咨询 房地产 地产 搬家 家政 旅游 航空 电信 通信 制药 食品 出版 影视 游戏 金融 证券 基金 投资 租赁 物业 中介 培训 教育 设计 建筑 工程 人力 资源 人力资源 劳务 第三方 国有 民营 外资 合资 私人 创业 网络 信息 电子 机械 制造 汽车 供应链 餐饮 酒店 律师 会计 会计师 建筑师 电商 直播 文化 传媒 健身 美容 保洁 清洁 安保 保安 水务 燃气 自来水 热力 公交 出租车 运输 货运 集团 控股 股份 国际 中国 国内 国外 外国 本地 当地 知名 大型 小型 初创 正规 合作 承包 施工 销售 代理 服务 管理 生产 进出口 担保 小额贷款 贷款 拍卖 翻译 检测 公关 猎头 招聘 婚庆 殡葬 环保 能源 石油 化工 钢铁 电影 唱片 经纪 医药 医疗 器械 美妆 服装 玩具 家具 家居 家电 手机 平台 社交 相关 有关 目标 竞争 对手',
);
const streetish = list('省 市 区 县 镇 乡 村 路 街 巷 弄 大街 大道 胡同');
const livedIn = list('小区 花园 公寓 大厦 广场 地铁站 火车站 社区 新村 家园 苑 街道');
const notNames = list(
  '规划 服务 休息 展览 展示 儿童 游乐 停车 吸烟 候车 等候 办公 工作 生活 住宅 商业 工业 开发 保税 试验 实验 自由 中心 老城 新城 城中 重灾 收银 试吃 生鲜 水果 蔬菜 熟食 零食 母婴 美妆 评论 留言 讨论 步行 小吃 美食 高速 高架 盘山 沿海 老旧 高档 封闭 普通 新建 老式 居民 安置 商品房 拆迁 学区 购物 文化 时代 乡 城 农 山 老 旧 新 主 辅 岔 弯 原 近 远 半 同 全 省 市 县 高新 经济 技术 自治 特别 行政 大型 中型 小型 电梯 单身 青年 员工 学生 人才 商务 写字 屋顶 空中 后 前 私家 私人 智慧 和谐 文明 下沉 中央 美丽 直辖 地级 县级 沿街 回家 上学 下班 上班 问',
);

/** Words of the list that are names of places. */
const cities =
  '北京|上海|天津|重庆|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|济南|大连|沈阳|哈尔滨|长春|合肥|福州|厦门|泉州|南昌|昆明|贵阳|南宁|海口|石家庄|太原|兰州|银川|西宁|拉萨|乌鲁木齐|呼和浩特|无锡|常州|宁波|温州|嘉兴|绍兴|东莞|佛山|珠海|中山|惠州|烟台|潍坊|洛阳|徐州|南通|扬州|台州|金华|香港|澳门|台北';
const cityNames = list(cities.replaceAll('|', ' '));
const inCity = new RegExp(
  `(?:${cities})市(?:(?!\\p{Script=Han}*(?:市区|城区|郊区))\\p{Script=Han}{2,4}?[区县])?`,
  'gu',
);

/** Companies by what their names end with: 华信科技公司, and not 快递公司. */
export function findCompanies(words: readonly CutWord[]): Place[] {
  const found: Place[] = [];
  for (const [at, word] of words.entries()) {
    if (!anyCompany.has(word.text) || (words[at + 1]?.start === word.end && anyCompany.has(words[at + 1]!.text)))
      continue;
    let first = at;
    while (first > 0 && anyCompany.has(words[first - 1]!.text) && words[first - 1]!.end === words[first]!.start)
      first--;
    const suffix = words.slice(first, at + 1).map(({ text }) => text);
    const name = nameBefore(words, first, 14);
    const isSure = sureCompany.test(suffix.join('')) || suffix.join('').endsWith('有限公司');
    const own = name.filter(({ text }) => !trades.has(text));
    if (
      own.length > 0 &&
      own.map(({ text }) => text).join('').length > 1 &&
      (isSure || isNameLike(own) || (own.at(-1)!.text.length > 2 && word.text === '集团'))
    )
      found.push({ from: name[0]!.start, to: word.end });
  }
  return found;
}

/** Places by what their names end with: 朝阳区, 建国路, 幸福小区, and not 服务区. What stands beside each other is one place. */
export function findPlaces(text: string, words: readonly CutWord[]): Place[] {
  const places = Array.from(text.matchAll(inCity), ({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
  for (const [at, word] of words.entries()) {
    const from = placeFrom(words, at);
    if (from !== undefined) places.push({ from, to: word.end });
  }
  const joined: Place[] = [];
  for (const place of places.sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && last.to >= place.from) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, place.to) };
    else joined.push(place);
  }
  return joined;
}

function placeFrom(words: readonly CutWord[], at: number): number | undefined {
  const word = words[at]!;
  if (!HAN.test(word.text)) return undefined;
  if (streetish.has(word.text) || livedIn.has(word.text)) {
    const name = nameBefore(words, at, 6);
    const last = name.at(-1);
    if (!last || notNames.has(last.text)) return undefined;
    const own = last.text.length > 1 ? [last] : name.slice(name.findLastIndex(({ text }) => text.length > 1) + 1);
    const isNamed = isNameLike(own) || cityNames.has(last.text) || (livedIn.has(word.text) && last.text.length > 1);
    return isNamed && own.map(({ text }) => text).join('').length > 1 ? own[0]!.start : undefined;
  }
  // 浙江省, 西湖区 where the dictionary knows them whole.
  const isWhole = word.text.length > 2 && /[省市区县镇乡村路街州]$/u.test(word.text) && !wordCosts().has(word.text);
  return isWhole && !notNames.has(word.text.slice(0, -1)) && !NUMBERED.test(word.text) ? word.start : undefined;
}
