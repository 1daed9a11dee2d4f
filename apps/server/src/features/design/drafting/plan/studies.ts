import type { DraftLanguage } from '@wenshu/api-contract';

/** A kind of study: by which words a description means it, and what is usually asked then, the most needed first. */
export interface Study {
  readonly id: string;
  readonly words: Readonly<Record<DraftLanguage, RegExp>>;
  /** Ids of the bank. */
  readonly core: readonly string[];
  readonly more: readonly string[];
  /** What is asked of somebody is how it was, or what they do and want: rows of one's own words are about that. */
  readonly asks: 'satisfaction' | 'importance' | 'agreement';
  /** People were there, or did it: nobody has to be asked whether. */
  readonly isAfter: boolean;
}

// id | asks | after? | Chinese | English | core | more
const table = `
concept | importance | no | 概念|新品|上市|推出 | concept|new product idea|launch | concept-appeal concept-purchase-intent concept-uniqueness concept-believability concept-relevance concept-likes concept-dislikes | usage-frequency usage-channels usage-choice-factors concept-clarity concept-barriers concept-frequency concept-replace price-point-intent
packaging | agreement | no | 包装|外观设计 | packag|pack design|pack test | packaging-first-look packaging-liking packaging-diagnostics packaging-choice packaging-choice-reason | usage-frequency brand-most-often concept-purchase-intent packaging-price-impression packaging-information
naming | agreement | no | 起名|命名|名字测试|品牌名 | naming|brand names?|name test | naming-meaning naming-ratings naming-choice naming-problems | usage-choice-factors
ad-test | agreement | no | 广告|短片|海报|代言 | \\bads?\\b|advert|commercial|campaign|billboard | ad-message ad-liking ad-diagnostics ad-brand-link ad-effect-intent ad-dislikes-open | ad-seen ad-feelings ad-where-seen ad-action
price | importance | no | 定价|价格|付费|愿意付|多少钱 | pric|willing to pay|would pay|how much.*pay|per month|a month | price-acceptable-range price-point-intent price-value-for-money price-payment-model | price-importance price-expected price-increase-reaction price-premium
brand | agreement | no | 品牌(?!名)|知名度|认知度|品牌形象 | brand (?:awareness|image|tracking|health)|awareness|brand tracker | brand-first-mention brand-other-mentions brand-aided-awareness brand-usage-recent brand-consideration brand-image-matrix brand-trust | brand-most-often brand-preference brand-source ad-recall-open brand-familiarity loyalty-nps
usage | importance | no | 使用习惯|消费习惯|购买习惯|多久|怎么选|看重|习惯|需求|市场 | habits|usage and attitude|how often|demand|market|who (?:buys|would)|what matters|interest | usage-frequency usage-choice-factors usage-channels usage-occasions usage-unmet-needs | usage-barriers usage-first-reasons usage-spend usage-change shopping-research usage-with-whom brand-most-often
satisfaction | satisfaction | yes | 满意|体验|评价|反馈|口碑 | satisf|experience|feedback|how (?:was|were|did)|review | satisfaction-overall satisfaction-service-aspects satisfaction-product-aspects loyalty-nps open-improve-one | satisfaction-expectation loyalty-nps-reason satisfaction-price-level loyalty-continue open-like-most complaint-problem
contact | satisfaction | yes | 客服|售后|报修|投诉|热线|工单|维修|上门 | support|help ?desk|call cent|complaint|repair|ticket|hotline|technician | contact-resolved satisfaction-last-time contact-wait contact-agent contact-effort open-reason-dissatisfied | telecom-technician contact-reason contact-times contact-channel complaint-handling
delivery | satisfaction | yes | 配送|快递|送达|物流|外卖 | deliver|courier|parcel|shipping|takeaway | delivery-overall delivery-punctuality delivery-condition delivery-courier delivery-speed delivery-fee | delivery-tracking delivery-packaging delivery-preference delivery-food-state delivery-return
shop | satisfaction | no | 超市|门店|商场|便利店|购物中心|菜市场|书店|药店 | \\bshops?\\b|\\bstores?\\b|supermarket|mall|bookshop | screen-last-visit store-visit-frequency store-aspects shopping-last-place satisfaction-overall | store-purpose store-not-bought store-bought quality-staff price-perception loyalty-return-visit
online-shop | satisfaction | no | 电商|网购|下单|购物平台|买菜App | online (?:grocery|shop|store)|e-?commerce|order frequency|checkout|basket | screen-category-frequency delivery-fee web-aspects shopping-delivery-preference shopping-cart-abandon shopping-last-place | web-checkout shopping-online-factors delivery-punctuality price-increase-reaction
dining | satisfaction | yes | 餐厅|饭店|火锅|用餐|食堂|堂食|咖啡馆 | restaurant|canteen|dining|cafe|café|meal | dining-occasion dining-aspects dining-taste-balance satisfaction-overall loyalty-return-visit quality-waiting-feel | dining-price-person dining-reasons-choose quality-staff quality-hygiene
lodging | satisfaction | no | 民宿|酒店|宾馆|住宿|度假 | hotel|guest ?house|homestay|resort|hostel | travel-frequency travel-companions hotel-choice hotel-booking-channel hotel-aspects hotel-amenities-wish | travel-purpose travel-planning-sources hotel-problems usage-spend
attraction | satisfaction | yes | 景区|景点|乐园|博物馆|动物园|游客 | museum|theme park|attraction|gallery|visitors? (?:survey|experience)|zoo | travel-attraction-aspects satisfaction-overall loyalty-return-visit loyalty-nps | travel-companions quality-signage quality-facilities brand-source
patient | satisfaction | yes | 患者|门诊|住院|就诊|医院|诊所 | patient|clinic|hospital|surgery|outpatient | patient-registration patient-wait patient-doctor patient-process satisfaction-overall patient-privacy open-improve-one | patient-visit-type patient-next-steps quality-respect patient-medicine-explained patient-nurse patient-who
public | satisfaction | yes | 政务|办事|群众|窗口|市民|公共服务 | public service|government|citizen|council|resident|city office | public-matter public-visits-needed public-aspects public-online-why satisfaction-overall quality-staff open-improve-one | quality-waiting-feel public-not-once quality-information
property | satisfaction | no | 物业|小区|业主|社区 | property management|housing|tenant|estate|neighbou?rhood | property-resident property-aspects satisfaction-overall property-repair property-fee property-renew | community-problems community-safety-night community-belonging quality-promise open-improve-one
course | satisfaction | yes | 课程|培训|讲师|学员|训练营 | course|training|workshop|trainer|lecture|module | course-content course-teacher satisfaction-overall course-learning-gain course-applicability loyalty-nps open-improve-one | course-pace course-difficulty course-workload course-motive course-before-after event-topics-next
students | agreement | no | 学生|大学生|新生|校园|家长|孩子 | student|freshers|pupil|parents|campus|school | education-belonging course-teacher | course-workload education-expectations education-next-step school-communication school-overall-teaching wellbeing-support-wish
event | satisfaction | yes | 展会|会议|论坛|活动|年会|峰会|参展 | event|conference|fair|exhibit|summit|webinar|festival | event-goals event-aspects satisfaction-overall loyalty-return-visit loyalty-nps open-improve-one | event-reasons event-session-rating event-role event-topics-next event-info-before event-contacts
app | satisfaction | yes | App|小程序|网站|软件|系统|界面|功能 | \\bapps?\\b|website|software|saas|platform|usability|\\btool\\b | web-task-done web-ease web-usability web-aspects satisfaction-overall loyalty-nps web-feature-request | web-purpose web-obstacles web-stability feature-missing software-support-quality satisfaction-needs-met
features | importance | no | 功能优先|新功能|需求优先 | feature(?:s)? (?:priorit|request)|roadmap|new features|which features | feature-usefulness-grid feature-top-three feature-missing | feature-workaround feature-best feature-worst feature-beta-willingness
churn | satisfaction | yes | 流失|退订|注销|取消订阅|不再使用|离开我们|停用|卸载 | cancel|churn|lapsed|left us|stopped|unsubscrib|leaving customers|lost customers | churn-reasons churn-switched-to loyalty-winback churn-reason-open | churn-competitor-better churn-return-intent churn-cancel-ease churn-when-decided
donors | agreement | no | 捐赠|捐款|公益|慈善 | donor|donat|charit|giving|fundrais | donor-last-gift donor-motives donor-transparency donor-barriers donor-give-again life-contact-preference | donor-causes nonprofit-message-open loyalty-recommended-past
volunteers | agreement | no | 志愿者|志愿服务 | volunteer | volunteer-experience volunteer-hours volunteer-availability donor-give-again nonprofit-message-open | loyalty-nps
members | satisfaction | no | 会员|协会 | member | member-value member-renewal satisfaction-overall loyalty-nps | nonprofit-message-open life-contact-preference loyalty-programme
engagement | agreement | yes | 员工|敬业度|职工|团队氛围 | employee|engagement|staff survey|workforce|our staff|colleagues | engagement-core engagement-manager engagement-enps engagement-growth engagement-recognition engagement-workload engagement-one-improvement | engagement-pay-fairness engagement-senior-trust engagement-belonging engagement-collaboration engagement-resources engagement-stay-intent wellbeing-balance
pulse | agreement | yes | 脉搏|每周|每月.*员工 | pulse|check-in | pulse-mood pulse-priorities pulse-obstacle engagement-workload | engagement-recognition
onboarding | agreement | yes | 入职|新员工|试用期 | onboarding|new (?:starters|hires|joiners)|first (?:week|month|90 days) | onboarding-first-day onboarding-role-match onboarding-confidence onboarding-support-sources open-improve-one | engagement-manager engagement-enps
exit | agreement | yes | 离职|辞职 | exit interview|leavers|resign|leaving the company | exit-reasons exit-could-have-stayed exit-rejoin engagement-manager engagement-enps | engagement-pay-fairness engagement-growth engagement-workload
remote | agreement | yes | 远程|居家办公|混合办公 | remote|hybrid|working from home|home office | remote-days remote-conditions remote-preference remote-productivity wellbeing-balance | engagement-collaboration engagement-resources wellbeing-after-hours
safety | agreement | yes | 安全生产|工伤|安全文化 | workplace safety|safety (?:climate|culture|at work)|near miss|injur | safety-feeling safety-climate safety-near-miss wellbeing-speak-up | wellbeing-measures
wellbeing | agreement | no | 心理健康|压力|倦怠|幸福感 | wellbeing|well-being|stress|burnout|mental health|anxious | wellbeing-support-wish | wellbeing-work-state wellbeing-stress wellbeing-balance
f360 | agreement | yes | 360|上级评价|同事互评 | 360|peer review|feedback on (?:my|a) manager | f360-relationship f360-communication f360-leading f360-teamwork f360-decisions f360-results f360-keep-doing f360-start-doing | f360-integrity f360-contact f360-work-again
partners | satisfaction | yes | 经销商|代理商|渠道商|加盟商|合作伙伴 | dealer|distributor|reseller|partner|franchis | partner-overall dealer-support dealer-policy-fairness partner-contact-quality dealer-profit partner-outlook partner-problem-open | partner-type partner-commitment partner-information-needs loyalty-nps
suppliers | satisfaction | yes | 供应商 | supplier|vendor | partner-overall supplier-procurement partner-contact-quality partner-commitment partner-problem-open | partner-type partner-outlook
b2b | satisfaction | yes | B2B|企业客户|采购|工业 | b2b|procurement|business customers|buyers at|it managers | b2b-buying-role partner-overall b2b-category-use | b2b-company-size b2b-industry b2b-tenure b2b-supplier-count
bank | satisfaction | no | 银行|网点|理财|信用卡|贷款 | bank|credit card|loan|savings | bank-channel-use bank-branch-aspects bank-app-tasks bank-trust satisfaction-overall loyalty-nps | bank-branch-reason bank-advisor bank-products finance-decision-channel
insurance | satisfaction | yes | 保险|理赔|投保 | insur|claim | insurance-claim insurance-clarity bank-trust satisfaction-overall loyalty-nps | insurance-types contact-effort loyalty-continue
telecom | satisfaction | no | 宽带|运营商|套餐|手机信号|流量 | broadband|mobile (?:plan|operator|network)|telecom|tariff | telecom-network telecom-broadband telecom-plan-fit telecom-billing loyalty-nps | telecom-technician telecom-porting telecom-choice telecom-signal-places
news | importance | no | 报纸|新闻|资讯|媒体|专栏 | news|journalis|magazine|stories|subscribers | media-news-source media-daily-use media-content-rating media-subscription | price-payment-model privacy-concern
entertainment | satisfaction | no | 节目|剧集|电影|播客|视频 | podcast|programme|series|film|stream|listeners|viewers | media-content-rating media-subscription satisfaction-overall media-recommendation-fit | media-daily-use usage-time-of-day loyalty-nps
games | agreement | no | 游戏|玩家 | games?\\b|players | games-platforms games-hours games-experience games-motives games-stop-reasons | games-genres games-spending loyalty-nps
test-drive | satisfaction | yes | 试驾|4S店|看车 | test drive|dealership visit|showroom | car-dealer-experience loyalty-nps | car-buying-plan car-ev-barriers
car-owner | satisfaction | no | 车主|用车 | car owners|drivers|ev owners | car-power satisfaction-product-aspects device-reliability device-brand-repurchase loyalty-nps | car-ev-barriers price-value-for-money
commute | importance | no | 通勤|上下班|出行方式 | commut|mobility|travel to work|cycle to | car-commute-mode | travel-transport-aspects
product-test | satisfaction | yes | 试用|盲测|口味测试|留置 | product test|blind test|home use test|trial|taste test|sample | use-test-usage-count use-test-overall-liking use-test-attributes use-test-versus-usual use-test-keep-using use-test-improve | use-test-just-right use-test-problems use-test-expectation
device | satisfaction | no | 家电|手机|耳机|空调|设备|智能 | device|headphones|smart(?:phone|watch)|appliance|vacuum|printer | device-features-used device-reliability satisfaction-product-aspects device-brand-repurchase loyalty-nps | device-setup device-replacement device-repair-choice price-value-for-money
segmentation | importance | no | 人群画像|细分|生活方式|用户画像 | segment|persona|lifestyle|profile of | segment-shopping-style segment-life-values segment-involvement lifestyle-leisure | life-platforms-china segment-tech-attitude sustainability-importance
green | importance | no | 环保|可持续|低碳|回收 | sustainab|environment|climate|recycl|green|plastic | sustainability-importance sustainability-behaviour sustainability-trade-off sustainability-barriers | sustainability-claim-trust
health | importance | no | 健康|睡眠|运动|健身|保健 | health|sleep|exercise|fitness|gym|supplement | health-self-rated health-exercise-days health-goals | health-sleep-hours health-supplement-use
privacy | agreement | no | 隐私|数据安全|个人信息 | privacy|personal data|data protection|tracking | privacy-concern privacy-share-willingness privacy-control privacy-actions | trust-institutions-grid
ai | importance | no | 人工智能|AI(?!DA) | artificial intelligence|\\bai\\b|chatbot | life-ai-use trust-ai-comfort privacy-concern | segment-tech-attitude contact-chatbot
school-choice | importance | no | 择校|报名|招生|选课 | applicants|enrol|choosing a (?:school|course|university)|open day | education-choice-factors education-choice-sources education-decision-stage education-expectations | education-next-step
`;

const splitWords = (text: string | undefined) => (text ?? '').split(' ').filter(word => word !== '');

/** Between columns stands a bar with spaces; those within a pattern have none. */
export const studies: readonly Study[] = table
  .trim()
  .split('\n')
  .map(line => {
    const [id = '', asks, after, zh = '', en = '', core, more] = line.split(' | ');
    return {
      id,
      // The words of the table are those of the type: a test reads them.
      asks: asks as Study['asks'],
      isAfter: after === 'yes',
      words: { zh: new RegExp(zh, 'gi'), en: new RegExp(en, 'gi') },
      core: splitWords(core),
      more: splitWords(more),
    };
  });

/** Their words say what it is about rather than what is to be learned. */
const broad = new Set([
  'app',
  'shop',
  'device',
  'telecom',
  'usage',
  'satisfaction',
  'students',
  'property',
  'engagement',
]);

/** Kinds of study that a description means, the surest first, three at most; none where it says nothing of the kind. */
export function findStudies(text: string, language: DraftLanguage): Study[] {
  const found = studies.flatMap(study => {
    const hits = [...text.matchAll(study.words[language])];
    if (hits.length === 0) return [];
    const words = new Set(hits.map(([word]) => word.toLowerCase()));
    const early = 1 / (1 + hits[0]!.index / (language === 'zh' ? 50 : 150));
    const value = words.size + early + 0.2 * Math.min(3, hits.length - words.size);
    return [{ study, value: value * (broad.has(study.id) ? 0.6 : 1) }];
  });
  found.sort((a, b) => b.value - a.value);
  const best = found[0]?.value ?? 0;
  return found
    .filter(({ value }) => value >= best * 0.5)
    .slice(0, 3)
    .map(({ study }) => study);
}
