/** In the order in which they are looked for: a mail address may hold a phone number, an ID card any other number. `text` is what looks like a mark of ours. */
export const hiddenKinds = ['text', 'mail', 'address', 'name', 'id', 'card', 'phone', 'number'] as const;

const digit = '[0-9０-９]';
const gap = '[ \\-‐–—]?';

/** The surnames that nine in ten people in China have; two-character ones first. */
export const surnames =
  '欧阳|司马|上官|诸葛|夏侯|东方|皇甫|尉迟|公孙|慕容|令狐|[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐沿梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺]';
export const titles =
  '先生|女士|小姐|太太|夫人|老师|教授|博士|医生|大夫|护士|律师|工程师|会计|经理|总监|总裁|总经理|董事长|董事|主任|科长|处长|局长|部长|校长|院长|所长|书记|主席|秘书|主管|组长|店长|老板|师傅|同学|同志|警官|法官|阿姨|叔叔|大爷|大妈|哥|姐';
const calledBefore = '姓名|名字|联系人|收件人|负责人|签名|称呼|我叫|我是|名叫|叫做|本人';
export const latinTitles = 'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Madam|Mister|Doctor';
const latinName = "\\p{Lu}[\\p{L}'’\\-]+";
const street =
  '(?:[\\p{Script=Han}]{2,8}(?:省|自治区))?(?:[\\p{Script=Han}]{2,8}(?:市|州|盟))?(?:[\\p{Script=Han}]{1,8}(?:区|县|旗|镇|乡))?';
const house = ` ?${digit}{1,5}(?:[-－]${digit}{1,4})? ?(?:号院|号楼|号(?!线)|弄|栋|幢)`;
const room = `(?:[\\p{Script=Han}A-Za-z0-9０-９\\-]{0,12}(?:号楼|栋|幢|座|单元|层|楼|室|房))*`;

const patterns: Readonly<Record<(typeof hiddenKinds)[number], string>> = {
  text: '〔[a-z]+-\\d+〕',
  mail: '[\\p{L}\\p{N}._%+\\-]+[@＠][\\p{L}\\p{N}\\-]+(?:[.．][\\p{L}\\p{N}\\-]+)+',
  address: [
    `${street}[\\p{Script=Han}]{1,10}(?:路|街|道|巷|胡同|弄|大街|大道)${house}${room}`,
    `${digit}{1,5}[A-Za-z]? (?:\\p{Lu}[\\p{L}'’.]* ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Square|Court|Close|Way)\\b`,
  ].join('|'),
  name: [
    `(?<=(?:${calledBefore})(?:是|为|[:：])? ?)(?:${surnames})[\\p{Script=Han}]{1,2}(?![\\p{Script=Han}])`,
    `(?<=(?:${titles})[:： ])(?:${surnames})[\\p{Script=Han}]{1,2}(?![\\p{Script=Han}])`,
    `(?:${surnames})[\\p{Script=Han}]{0,2}(?=${titles})`,
    `(?<=\\b(?:${latinTitles})\\.? )${latinName}(?: ${latinName}){0,2}`,
  ].join('|'),
  id: `(?<!${digit})${digit}{6}${gap}${digit}{8}${gap}${digit}{3}[0-9０-９XxＸｘ](?!${digit})`,
  card: `(?<!${digit})${digit}{4}(?:${gap}${digit}{4}){3}(?:${gap}${digit}{1,3})?(?!${digit})`,
  phone: `[+＋]${digit}{1,3}(?:[ \\-]?${digit}{2,4}){2,5}|(?:[+＋]${digit}{1,3}${gap})?(?<!${digit})(?:[1１]${digit}{2}${gap}${digit}{4}${gap}${digit}{4}|[0０]${digit}{2,3}[ \\-]${digit}{7,8})(?!${digit})`,
  // From six digits on, or in three parts; two parts are a range, such as 5000-9999.
  number: `${digit}{6,}|${digit}{2,}(?:[\\-./]${digit}{2,}){2,}`,
};

export const hiddenThings = new RegExp(hiddenKinds.map(kind => `(?<${kind}>${patterns[kind]})`).join('|'), 'gu');
