/** Who can sign in to the demo. Their passwords are printed at every start, so they exist on local installations only. */
export const demoPeople = [
  { phone: '13800138000', password: 'Wenshu2026', name: '林晓', nickName: '林晓' },
  { phone: '13900139000', password: 'Wenshu2026', name: '周衡', nickName: '周衡' },
] as const;
