import type { DraftLanguage, DraftSubject } from '@wenshu/api-contract';

/**
 * A kind of thing that descriptions are about: how people call it, what it is, and what it is called where its name has no translation. A word with ~ points to it
 * and is no name of it: of "employees" it is the company that is meant.
 */
export interface KnownThing {
  readonly words: Readonly<Record<DraftLanguage, readonly string[]>>;
  readonly about: DraftSubject;
  readonly field: string | null;
  /** As a noun phrase with its article. */
  readonly thing: Readonly<Record<DraftLanguage, string>>;
  /** The kind of it, without one. */
  readonly category: Readonly<Record<DraftLanguage, string>>;
}

// Chinese words | English words | about | trade | 它 | it | 一类 | a kind. The more special come first where one holds another.
const table = `
燕麦奶,植物奶,豆奶,牛奶,酸奶,奶粉,乳制品 | oat milk,plant milk,milk,yoghurt,yogurt | product | food | 这款产品 | this product | 奶制品 | milk and plant drinks
猫粮,狗粮,宠物食品 | cat food,dog food,pet food | product | retail | 这款宠物食品 | this pet food | 宠物食品 | pet food
咖啡机,咖啡 | coffee machine,coffee | product | food | 这款咖啡 | this coffee | 咖啡 | coffee
奶茶,茶饮,饮料,果汁,气泡水,啤酒,白酒,葡萄酒,酒 | soft drink,drinks,drink,juice,beer,wine,tea,sparkling water | product | food | 这款饮品 | this drink | 饮品 | drinks
零食,饼干,巧克力,糖果,方便面,预制菜,调味品,食用油,大米,食品 | snack,snacks,chocolate,cereal,ready meal,ready meals,food product | product | food | 这款食品 | this food product | 食品 | packaged food
护肤品,面膜,化妆品,口红,洗发水,牙膏,香水,防晒霜,防晒 | skin care,skincare,cosmetics,shampoo,toothpaste,perfume,sunscreen,moisturiser | product | retail | 这款产品 | this product | 个人护理用品 | personal care products
纸尿裤,尿布,婴儿用品,奶瓶,玩具 | nappies,diapers,baby products,toy,toys | product | retail | 这款产品 | this product | 母婴用品 | products for children
保健品,维生素,药品,医疗器械 | supplement,supplements,vitamins,medicine,medical device | product | health | 这款产品 | this product | 健康产品 | health products
电动自行车,电动车,自行车 | e-bike subscription,e-bike,e-bikes,ebike,bike,bicycle | product | cars | 这款车 | this bike | 自行车和电动车 | bikes and e-bikes
新能源车,电动汽车,新能源汽车,汽车,轿车,车型 | electric car,electric vehicle,electric cars,car,cars,vehicle | product | cars | 这款车 | this car | 汽车 | cars
充电桩,充电站 | charging station,charge point,chargers | service | cars | 充电服务 | this charging service | 充电服务 | charging services
手机,耳机,手表,平板,电脑,笔记本,相机,音箱 | phone,smartphone,headphones,earbuds,smartwatch,tablet,laptop,camera,speaker | product | retail | 这款设备 | this device | 电子产品 | electronic devices
空调,冰箱,洗衣机,扫地机器人,电视,家电,净水器,空气炸锅 | air conditioner,fridge,washing machine,vacuum cleaner,robot vacuum,television,appliance,air fryer | product | retail | 这款家电 | this appliance | 家用电器 | household appliances
家具,床垫,沙发 | furniture,mattress,sofa | product | retail | 这款家居产品 | this piece of furniture | 家居产品 | furniture
服装,衣服,运动鞋,鞋,内衣,箱包 | clothing,clothes,shoes,trainers,sneakers,bag,bags,jacket | product | retail | 这款产品 | this product | 服饰 | clothing and shoes
民宿 | guest house,guesthouse,homestay,bed and breakfast | place | travel | 这家民宿 | this guest house | 民宿 | guest houses
酒店,宾馆,度假村 | hotel,resort,hostel | place | travel | 这家酒店 | this hotel | 酒店 | hotels
景区,景点,主题公园,乐园,动物园,博物馆,美术馆 | attraction,theme park,museum,gallery,zoo | place | travel | 这里 | this attraction | 景点 | attractions
航空公司,航班,高铁,地铁,公交 | airline,flight,train,metro,bus | service | travel | 这次出行服务 | this transport service | 出行服务 | transport
旅行社,旅游产品,跟团游,旅游 | travel agency,tour,holiday,trip | service | travel | 这项旅游服务 | this travel service | 旅游 | travel
餐厅,饭店,火锅店,食堂,餐馆,咖啡馆,咖啡店,奶茶店,面包店 | restaurant,canteen,cafe,café,coffee shop,bakery,takeaway | place | food | 这家店 | this restaurant | 餐厅 | restaurants
外卖,送餐 | food delivery,meal delivery | service | food | 外卖服务 | this food delivery service | 外卖 | food delivery
生鲜超市,超市,便利店,菜市场,商场,门店,专卖店,书店,药店,购物中心 | supermarket,convenience store,shop,store,mall,bookshop,pharmacy,shopping centre | place | retail | 这家店 | this shop | 购物场所 | shops
快递,物流,配送 | courier,parcel delivery,logistics,delivery service | service | retail | 配送服务 | this delivery service | 快递 | delivery services
买菜App,电商平台,网店,购物平台,电商 | online grocery app,grocery app,online shop,online store,webshop,marketplace,e-commerce | app | retail | 这个购物平台 | this shopping app | 网上购物平台 | online shops
医院门诊,门诊,住院,医院,诊所,体检中心,口腔诊所,牙科 | outpatient clinic,hospital,clinic,dentist,dental practice,surgery,practice | institution | health | 这家医院 | this hospital | 医疗机构 | health care
养老院,养老机构,护理院,居家养老 | care home,nursing home,home care,elderly care | institution | health | 这家养老机构 | this care home | 养老服务 | care for older people
健身房,健身俱乐部,瑜伽馆,游泳馆 | gym,fitness club,fitness studio,yoga studio,swimming pool,leisure centre | place | health | 这家健身房 | this gym | 健身场馆 | gyms
政务服务中心,政务大厅,办事大厅,政务服务,窗口,税务局,派出所 | service hall,city office,tax office,government service,town hall,council | institution | public | 这里 | this office | 政务服务 | public services
图书馆 | library,public library | place | public | 这家图书馆 | this library | 图书馆 | libraries
公园,广场,绿地 | park,playground,public space | place | public | 这个公园 | this park | 公园 | parks
垃圾分类,垃圾回收 | recycling,waste collection,bin collection | service | public | 垃圾分类服务 | the waste service | 垃圾分类 | waste and recycling
小区物业,物业公司,物业服务,物业,小区 | property management,housing association,residential estate,apartment building,landlord | institution | property | 小区物业 | the property management | 物业服务 | property management
社区,街道,居委会 | neighbourhood,neighborhood,local area,community | place | property | 本社区 | this neighbourhood | 社区 | neighbourhoods
银行网点,手机银行,银行 | bank branch,mobile banking,online banking,bank | institution | finance | 这家银行 | this bank | 银行服务 | banking
保险公司,保险,理赔 | insurance company,insurer,insurance,claims | service | finance | 这家保险公司 | this insurer | 保险 | insurance
理财,基金,信用卡,贷款,支付 | credit card,loan,investment fund,payment app,pension | service | finance | 这项金融服务 | this financial service | 金融产品 | financial products
宽带报修,宽带,套餐,运营商,手机信号,网络 | broadband repair,broadband,mobile plan,mobile operator,internet provider | service | telecom | 宽带服务 | this broadband service | 通信服务 | telecom services
电子报,新闻信,通讯邮件,付费专栏 | paid newsletter,newsletter | product | media | 这份资讯 | this newsletter | 新闻资讯 | newsletters
报纸,杂志,新闻,媒体 | local paper,newspaper,paper,magazine,news site,media | brand | media | 这家媒体 | this newspaper | 新闻媒体 | news
播客,节目,剧集,电视剧,电影,视频平台,短视频 | podcast,programme,show,series,film,movie,streaming service,radio station | product | media | 这个节目 | this programme | 影音内容 | films and programmes
游戏,手游 | mobile game,video game,game,games | app | games | 这款游戏 | this game | 游戏 | games
小程序,网站,官网,公众号 | website,web site,site,portal | app | software | 这个网站 | this website | 网站 | websites
App,APP,应用,客户端 | app,mobile app,application | app | software | 这款应用 | this app | 应用 | apps
项目管理软件,软件,系统,SaaS,平台,工具,云服务 | project management tool,software,tool,platform,saas,system,cloud service,plugin | app | software | 这款软件 | this software | 软件 | software
智能客服,客服,售后,热线,报修,投诉 | customer service,support team,helpdesk,help desk,call centre,hotline,support,repair | service | null | 客服 | customer service | 客服 | customer service
包装机械展,展会,展览,博览会,展 | trade fair,trade show,fair,exhibition,expo | event | events | 本届展会 | this trade fair | 展会 | trade fairs
会议,论坛,峰会,大会,研讨会,年会 | conference,summit,congress,seminar,meeting | event | events | 本次会议 | this conference | 会议 | conferences
直播,线上讲座,网络研讨会 | webinar,online event,live stream | event | events | 这场线上活动 | this webinar | 线上活动 | webinars
音乐节,演唱会,马拉松,比赛,活动 | festival,concert,marathon,race,event,party | event | events | 本次活动 | this event | 活动 | events
培训,训练营,内训 | training,workshop,bootcamp | course | education | 本次培训 | this training | 培训 | training
课程,网课,公开课,课 | course,online course,class,classes,module,lecture | course | education | 这门课程 | this course | 课程 | courses
幼儿园,小学,中学,学校 | kindergarten,nursery,primary school,secondary school,school | institution | education | 这所学校 | this school | 学校 | schools
大学,高校,学院,校园,~大学生,~新生 | university,college,campus,~first-year students,~students,~freshers | institution | education | 这所大学 | this university | 大学 | universities
培训机构,教育机构,辅导班 | tutoring,language school,education provider | institution | education | 这家机构 | this school | 教育培训 | courses
公益组织,慈善机构,基金会,公益项目,公益,~捐赠,~捐款 | children's charity,charity,nonprofit,non-profit,ngo,foundation,~donors | institution | nonprofit | 本机构 | this charity | 公益组织 | charities
~志愿者,志愿服务 | ~volunteering,~volunteers,~volunteer | institution | nonprofit | 本机构 | this organisation | 志愿服务 | volunteering
会员,协会,俱乐部 | association,membership,club,society | institution | nonprofit | 本组织 | this association | 会员组织 | associations
~经销商,~代理商,~渠道商,~加盟商 | ~dealer,~dealers,~distributor,~distributors,~resellers,~franchisees | institution | b2b | 本公司 | this company | 同类供应商 | suppliers
~供应商 | ~supplier,~suppliers,~vendors | institution | b2b | 本公司 | this company | 供应商 | suppliers
工业品,设备,机械,机床,零部件,原材料,仪器 | machinery,industrial equipment,components,instruments,machine tools | product | b2b | 这款设备 | this equipment | 设备 | equipment
~员工,~职工,~同事,~团队,~公司内部,~工厂,~新入职,~离职 | ~employees,~employee,~staff survey,~our staff,~all staff,~workforce,~team,~colleagues,~factory,~nurses,~new starters,~leavers | employer | employees | 本公司 | this company | 工作单位 | employers
~远程办公,~居家办公,~混合办公 | ~remote work,~working from home,~hybrid work,~hybrid working | employer | employees | 本公司 | this company | 工作单位 | employers
~广告,~广告片,~海报,~短片 | ~ad,~advert,~advertisement,~commercial,~campaign | brand | null | 这个品牌 | this brand | 同类产品 | products of this kind
~包装 | ~packaging,~pack design | product | null | 这款产品 | this product | 同类产品 | products of this kind
品牌 | brand | brand | null | 这个品牌 | this brand | 同类品牌 | brands of this kind
产品,新品,商品 | product,new product | product | null | 这款产品 | this product | 同类产品 | products of this kind
服务 | service,subscription | service | null | 这项服务 | this service | 同类服务 | services of this kind
公司,企业 | company,firm,business | institution | null | 本公司 | this company | 同类企业 | companies
`;

export const knownThings: readonly KnownThing[] = table
  .trim()
  .split('\n')
  .map(line => {
    const [zh = '', en = '', about, field, thingZh = '', thingEn = '', categoryZh = '', categoryEn = ''] = line
      .split('|')
      .map(part => part.trim());
    return {
      words: { zh: zh.split(','), en: en.split(',') },
      // The words of the table are those of the contract: a test reads them.
      about: about as DraftSubject,
      field: field === 'null' || field === undefined ? null : field,
      thing: { zh: thingZh, en: thingEn },
      category: { zh: categoryZh, en: categoryEn },
    };
  });
