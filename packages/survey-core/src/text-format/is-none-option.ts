const NONE_ZH =
  /^(?:以上|上述|这些|前面)(?:各项|选项|几项|内容|情况)?(?:都|均|皆|全都?)(?:不|没|无|未).{0,10}$|^都(?:不|没|未).{0,8}$|^(?:没有|不符合|不属于)(?:以上|上述)(?:任何)?.{0,8}$|^(?:均无|皆无)$/;
const NONE_EN = /^none(?: of (?:the |these|those|them).{0,20}| apply)?$|^(?:not|no) any of (?:these|those|the above)$/i;

/** An option by which all the others are denied: chosen, it stands alone. */
export function isNoneOption(title: string): boolean {
  const words = title.trim().replace(/[.。!！]$/, '');
  return words.length <= 40 && (NONE_ZH.test(words) || NONE_EN.test(words));
}
