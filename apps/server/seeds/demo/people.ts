/** Who can sign in to the demo. Their passwords are printed at every start, so they exist on local installations only. */
export const demoPeople = [
  { phone: '13800138000', password: 'Wenshu2026', name: '林晓|Lin Xiao' },
  { phone: '13900139000', password: 'Wenshu2026', name: '周衡|Zhou Heng' },
  { phone: '13900139001', password: 'Wenshu2026', name: '吴敏|Wu Min' },
  { phone: '13900139002', password: 'Wenshu2026', name: '何川|He Chuan' },
  { phone: '13900139003', password: 'Wenshu2026', name: '陈露|Chen Lu' },
] as const;
