/** Who can sign in to the demo. Their passwords are printed at every start, so they exist on local installations only. */
export const demoPeople = [
  { phone: '13800138000', password: 'Wenshu2026', name: '林晓', nickName: '林晓' },
  { phone: '13900139000', password: 'Wenshu2026', name: '周衡', nickName: '周衡' },
  { phone: '13900139001', password: 'Wenshu2026', name: '吴敏', nickName: '吴敏' },
  { phone: '13900139002', password: 'Wenshu2026', name: '何川', nickName: '何川' },
  { phone: '13900139003', password: 'Wenshu2026', name: '陈露', nickName: '陈露' },
] as const;
