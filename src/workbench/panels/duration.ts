/** How long until something, in one or two words. */
export const wait = (ms: number): string => {
  if (ms <= 0) return '马上'
  if (ms < 1000) return `${ms} 毫秒`
  if (ms < 120_000) return `${Math.round(ms / 1000)} 秒`
  return ms < 7_200_000 ? `${Math.round(ms / 60_000)} 分` : `${Math.round(ms / 3_600_000)} 小时`
}
