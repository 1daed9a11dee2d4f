/** "¥10", but "10 元". */
export function formatPrice(price: number, unit: string): string {
  if (unit === '') return String(price);
  return /^[$¥€£₩₹฿￥]$/.test(unit) ? `${unit}${price}` : `${price} ${unit}`;
}
