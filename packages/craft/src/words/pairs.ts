import type { WordsLanguage } from '../reading/read-survey.ts';

/** What people judge apart from each other: two of them joined are two questions. */
export const aspects: Readonly<Record<WordsLanguage, readonly string[]>> = {
  zh: '菜|饭|人员|态度|体验|质量|品质|价格|价位|性价比|速度|态度|环境|口味|味道|口感|服务|外观|颜值|设计|性能|功能|内容|形式|讲师|老师|教师|教练|导游|司机|客服|店员|服务员|课程|教材|教学|作业|考核|包装|售后|物流|配送|快递|位置|地段|卫生|安全|效率|专业性|时间|时长|时效|进度|难度|流程|手续|薪资|工资|薪酬|待遇|福利|奖金|晋升|工作量|工作内容|领导|上级|主管|管理|培训|沟通|网站|网页|应用|界面|操作|音质|画质|画面|剧情|音乐|灯光|音响|座椅|座位|空间|面积|交通|停车|设施|设备|网络|信号|菜品|食材|食物|饭菜|菜单|分量|份量|种类|品种|效果|气味|质地|材质|做工|尺码|款式|颜色|重量|续航|屏幕|拍照|系统|噪音|绿化|保洁|安保|维修|收费|房间|早餐|前台|泳池|健身房|床品|餐饮|医生|护士|医疗|挂号|候诊|场地|嘉宾|议程|日程|住宿|组织|活动|宣传|优惠|促销|积分|说明书|文档|知识面|经验|氛围|企业文化|同事|团队|发展前景|发展空间|办公环境|食堂|信息|新闻|广告|品牌|稳定性|可靠性|响应'.split(
    '|',
  ),
  en: 'quality|price|prices|pricing|value|speed|service|staff|employees?|waiters?|driver|drivers?|teacher|teachers?|teaching|instructor|trainer|speakers?|presenter|content|materials?|homework|assignments?|assessment|grading|marking|food|drinks?|menu|portions?|taste|flavou?r|texture|smell|look|looks|design|layout|performance|features?|functions?|usability|navigation|reliability|safety|security|cleanliness|comfort|location|parking|transport|delivery|packaging|returns|support|website|site|app|room|rooms|bed|breakfast|reception|check-in|pool|gym|spa|wifi|internet|signal|coverage|battery|camera|screen|sound|picture|music|lighting|acting|plot|story|graphics|seating|seats?|toilets?|facilities|equipment|atmosphere|ambien[ct]e|decor|opening hours|hours|waiting time|pace|length|pay|salary|wages|benefits|bonus|workload|manager|supervisor|colleagues|team|training|communication|career|promotion|leadership|culture|management|doctor|doctors?|nurses?|treatment|care|information|advice|organisation|organization|venue|programme|program|schedule|catering|accommodation|instructions|fit|colou?r|weight|size|grip|durability|range|variety|selection|choice|freshness|accuracy|playgrounds?|paths?|streets?|roads?|pavements|parks?|libraries|library|schools?|buses|trains?|trams?'.split(
    '|',
  ),
};

/** Judgements of which a person may hold one without the other. */
export const judgements: Readonly<Record<WordsLanguage, readonly string[]>> = {
  zh: '易用|好学|热情|专业|清楚|清晰|及时|耐心|礼貌|友好|干净|整洁|安全|方便|便捷|快捷|快速|准确|公平|公正|合理|有趣|实用|美观|舒适|便宜|实惠|好吃|好看|好用|耐用|健康|新鲜|丰富|多样|美味|稳定|流畅|可靠|透明|温馨|安静|宽敞|明亮|高效|周到|细致|易懂|生动|充分|重视|尊重|支持|认可|信任|满意|开心|快乐|轻松|有用|有效|有意义|时尚|创新|环保|有条理|负责'.split(
    '|',
  ),
  en: 'fun|friendly|professional|clear|clean|tidy|safe|quick|fast|prompt|polite|helpful|knowledgeable|fair|reasonable|useful|interesting|relevant|practical|comfortable|cheap|affordable|tasty|delicious|healthy|fresh|reliable|transparent|quiet|spacious|bright|efficient|accurate|easy|simple|pleasant|enjoyable|attractive|modern|honest|competent|trustworthy|valued|supported|respected|heard|informed|involved|recognised|recognized|rewarded|motivated|engaged|satisfied|happy|proud|confident|relaxed|engaging|varied|well organised|well organized|on time|timely|beautiful|stylish|durable|sustainable|innovative|affordable|challenging|rewarding|appreciated|secure|convenient'.split(
    '|',
  ),
};

/** What one does or may do, the one without the other. */
export const activities: Readonly<Record<WordsLanguage, readonly string[]>> = {
  zh: '抽烟|吸烟|喝酒|饮酒|喝茶|喝咖啡|看书|阅读|看电影|看电视|听音乐|跑步|游泳|骑行|健身|运动|锻炼|旅游|旅行|购物|做饭|加班|出差|学习|玩游戏|打游戏|刷短视频|学习英语|学英语|英语|数学|音乐|美术|了解|使用|购买|喜欢|信任|推荐|参加|听说|理解|关注|投资|储蓄|理财'.split(
    '|',
  ),
  en: 'smoke|drink|read|watch|cook|swim|run|walk|cycle|drive|travel|shop|exercise|save|invest|trust|like|use|know|understand|enjoy|recommend|buy|own|rent|play|write|listen|learn|eat|sleep|smoking|drinking|reading|cooking|swimming|running|walking|cycling|shopping|travelling|eating|sleeping|saving|investing'.split(
    '|',
  ),
};

/** Pairs that are one thing, or two words for one judgement. In either order. */
export const onePair: Readonly<Record<WordsLanguage, RegExp>> = {
  zh: /(阅读|知晓|了解|理解|知情).{0,1}同意|(干净|卫生|整洁){2}|干净.{0,1}整洁|整洁.{0,1}干净|方便.{0,1}(快捷|便捷)|快捷.{0,1}方便|便捷.{0,1}高效|公平.{0,1}(公正|合理)|清楚.{0,1}(清晰|易懂)|清晰.{0,1}易懂|热情.{0,1}(友好|周到)|友好.{0,1}热情|礼貌.{0,1}友好|友好.{0,1}礼貌|耐心.{0,1}细致|安全.{0,1}可靠|稳定.{0,1}可靠|真实.{0,1}可靠|丰富.{0,1}多样|退.{0,1}换|售后.{0,1}服务|教材.{0,1}资料|外观.{0,1}设计|薪资.{0,1}(福利|待遇)|薪酬.{0,1}(福利|待遇)|工资.{0,1}待遇|福利.{0,1}待遇|物流.{0,1}配送|物流.{0,1}快递|口味.{0,1}(味道|口感)|味道.{0,1}口感|质量.{0,1}品质|条款.{0,1}条件|设施.{0,1}设备|医生.{0,1}护士|理解.{0,1}尊重|尊重.{0,1}(理解|信任)|组织.{0,1}管理|同事.{0,1}团队|食物.{0,1}饭菜|停车.{0,1}场地|发展(前景|空间)|企业文化.{0,1}氛围|问询.{0,1}服务/,
  en: /\b(terms and conditions|health and safety|food and drinks?|bed and breakfast|research and development|pros and cons|quick and easy|easy and quick|simple and easy|clean and tidy|tidy and clean|safe and secure|fair and reasonable|friendly and (polite|helpful)|polite and (friendly|helpful)|help and support|support and (help|advice)|advice and support|look and feel|wear and tear|trial and error|parks and playgrounds|pay and benefits|salary and benefits|salary and bonus|wages and salary|diversity and inclusion|learning and development|training and development|roads and pavements|doctors? and nurses?|hopes and fears|black and white|fish and chips|mix and match|sound and picture|facilities and equipment|equipment and facilities|clear and (easy|simple)|happy and proud|valued and appreciated|appreciated and valued|recognised and rewarded|recognized and rewarded|buy and sell|come and go|read and understood|drink and drive|track and trace|arts and crafts|friends and family|family and friends|teaching and learning)\b/i,
};
