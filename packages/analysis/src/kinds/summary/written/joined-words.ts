/** Words that are younger than the dictionary, which leaves them in pieces. */
export const joinedWords: ReadonlySet<string> = new Set(
  [
    '客服 好评 差评 中评 卡顿 性价比 外卖 网购 扫码 小程序 售后 售前 发货 退货 换货 退换货 包邮 微信 支付宝 淘宝 京东 抖音 拼多多 小红书 公众号 朋友圈 二维码 验证码',
    '点餐 颜值 闪退 死机 复购 回购 优惠券 代金券 满减 体验感 保质期 生产日期 服务员 收银员 快递员 外卖员 像素 宽带 网速 资费 无糖 低糖 低脂 保湿 补水 油腻 敏感肌',
    '网课 薪资 团建 五险一金 无感 自助机 充电宝 停车位 停车场 客单价 上新 新品 爆款 联名 盲盒 直播间 主播 种草 拔草 踩雷 避雷 智商税 仪式感 松弛感',
  ].flatMap(line => line.split(' ')),
);
export const MOST_JOINED = 4;
/** Looked at first: few words begin with one of these, and texts are long. */
export const joinedBeginnings: ReadonlySet<string> = new Set([...joinedWords].map(word => word[0]!));

/** What turns the next word around: "not satisfied" in two pieces would be counted as "satisfied". */
export const denials: ReadonlySet<string> = new Set(
  '不 没 未 没有 从没 从未 从来没有 从来不 也没 也不 并不 并未 并没有 毫无 毫不 没什么 不太 不大 不够 不算 不怎么'.split(
    ' ',
  ),
);
/** With one of the next it denies what comes behind both; alone it only joins. */
export const weakDenials: ReadonlySet<string> = new Set(['不是', '并不是', '不会']);
/** May stand between a denial and what it denies. */
export const degrees: ReadonlySet<string> = new Set('很 太 怎么 那么 这么 非常 特别 十分 多 大 够'.split(' '));
