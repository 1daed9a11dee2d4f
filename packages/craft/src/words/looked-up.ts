import type { WordsLanguage } from '../reading/read-survey.ts';

/** Facts about oneself that one looks up in a list: whoever knows the word finds it, wherever it stands. */
export const lookedUp: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /省份|省市|城市|地区|区域|国家|学历|文化程度|教育程度|职业|行业|专业|院系|学院|部门|岗位|职位|职务|年级|班级|民族|年龄|出生|月份|年份|星期|时间段|居住|籍贯|星座|血型|币种|语言|校区|门店|分店|楼栋|楼层|线路|站|按(拼音|字母|笔画)/,
  en: /\b(country|countries|county|state|province|region|city|town|borough|department|faculty|school do you|subject|degree|education|qualification|occupation|profession|job title|industry|sector|how old|born|birth\w*|month|nationality|language|currency|branch|campus|floor|building|station|line|alphabetical)\b/i,
};

/** Answers in an order of their own: from little to much, from early to late. */
export const ordered: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /^(每(天|日|周|月|年|季)|一(天|周|月|年)|几乎每|从不|很少|偶尔|有时|经常|总是|非常|比较|不太|完全|一般|早(上|晨)|上午|中午|下午|傍晚|晚上|深夜|凌晨|周[一二三四五六日末]|星期|[一二三四五六七八九十]+(月|年级|线)|小学|初中|高中|中专|大专|本科|硕士|博士|第[一二三四五六七八九十]|婴|幼|\d+)/,
  en: /^(every|once|twice|several times|daily|weekly|monthly|yearly|never|rarely|sometimes|often|always|very|fairly|quite|somewhat|not at all|slightly|moderately|extremely|strongly|much|a little|about the same|less|more|under|over|up to|before|after|in the (morning|afternoon|evening)|morning|noon|afternoon|evening|night|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|primary|secondary|high school|bachelor|master|doctor|first|second|third|[£$€]?\d)/i,
};
