import { isStopWord } from '../counting/stop-words.ts';
import { surnames, titles } from '../hiding/hidden-things.ts';

const whole = (words: string, flags = 'u') => new RegExp(`^(?:${words})$`, flags);
const tellsApart = '\\s?(?:[0-9]{1,3}|[一二三四五六七八九十]{1,2}|[甲乙丙丁A-Z])?';

/** What only a person in an interview is called. */
const roles = [
  whole(
    `(?:主持人|访谈员|访谈者|访谈人|访问员|访员|采访者|采访人|记者|调研员|研究员|受访者|被访者|被访人|受访人|访谈对象|说话人|发言人|讲话人|问|答)${tellsApart}`,
  ),
  whole(
    '(?:interviewer|moderator|facilitator|respondent|interviewee|participant|speaker|unknown speaker)\\s?#?[0-9]{0,3}[a-z]?',
    'iu',
  ),
];
/** What a person may be called, and things are too. */
const perhapsRoles = [
  whole(
    `(?:主持|参与者|参会人|用户|顾客|客户|消费者|嘉宾|专家|医生|患者|老师|学生|家长|店员|员工|男|女|男声|女声|众人|全体|大家|其他人|翻译|甲|乙|丙|丁|戊)${tellsApart}`,
  ),
  whole(
    '(?:host|researcher|guest|expert|customer|client|patient|doctor|nurse|teacher|student|manager|male|female|man|woman|all|group|several|user|translator|question|answer)\\s?#?[0-9]{0,3}[a-z]?',
    'iu',
  ),
];
const initials = /^\p{Lu}{1,3}\d{0,2}$/u;

const head = whole(
  '时间|日期|地点|主题|题目|标题|项目|时长|录音|文件|语言|访谈时间|访谈地点|访谈日期|参加者|参会人员|与会者|date|time|place|location|topic|title|project|duration|recording|file|language|participants|present|attendees|interview|study',
  'iu',
);
const things = whole(
  '费用|成本|单价|金额|高兴|方便|安全|温度|许多|任何|平时|时候|马上|文化|万一|易用|明显|关键|经常|常见|白天|左右|于是|应该|包装|全部|解决|华为|例如|比如|比如说|譬如|注|备注|说明|结论|总结|小结|重点|要点|优点|缺点|好处|坏处|价格|质量|服务|问题|原因|理由|建议|目的|背景|结果|首先|其次|再次|最后|另外|总之|笑|停顿|沉默|note|notes|nb|ps|example|eg|e\\.g\\.?|i\\.e\\.?|conclusion|summary|important|remember|reason|reasons|pros|cons|price|quality|service|first|second|third|finally|however|result|problem|point|https?|laughs|laughter|pause|inaudible|crosstalk',
  'iu',
);
// 他说：, 有三点：, 我觉得：
const leadsIn =
  /^(?:我|你|您|他|她|它|这|那|就|但|可是|所以|因为|如果|然后|还有|不|一|两|第)|(?:说|道|讲|想|觉得|认为|是|有|如下|包括|以下|叫|写着|的|了)$/u;

const chineseName = whole(
  `(?:${surnames})\\p{Script=Han}{1,2}|\\p{Script=Han}{1,3}(?:${titles}|总)|[小老阿]\\p{Script=Han}`,
);
const latinWord = /^\p{Lu}[\p{L}'’.-]{0,24}$/u;

export type SpeakerLook = 'role' | 'perhaps-role' | 'initials' | 'name' | 'any' | 'none';

/** What a candidate for a speaker looks like, by its letters alone. */
export function lookOf(name: string): SpeakerLook {
  const plain = name.replace(/\s?[(（].*$/u, '').trim();
  if (!/\p{L}/u.test(plain) || isHeadWord(plain) || things.test(plain)) return 'none';
  if (roles.some(role => role.test(plain))) return 'role';
  if (perhapsRoles.some(role => role.test(plain))) return 'perhaps-role';
  if (initials.test(plain)) return 'initials';
  if (chineseName.test(plain) && !/(?:说|道|讲)$/u.test(plain)) return 'name';
  const words = plain.split(/\s+/u);
  if (words.every(word => latinWord.test(word)) && words.length <= 4)
    return words.some(word => isNoName(word.toLowerCase())) ? 'none' : 'name';
  return plain.length > 20 || words.length > 2 || leadsIn.test(plain) ? 'none' : 'any';
}

const isNoName = (word: string) => things.test(word) || (isStopWord(word, 'en') && word !== 'will' && word !== 'may');

/** What stands above an interview and names what follows: 时间：, Date: */
export const isHeadWord = (name: string): boolean => head.test(name);
