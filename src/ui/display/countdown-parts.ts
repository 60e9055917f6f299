/** A span of time as shown: whole seconds, rounded up, so that 0 is shown only when it is over. */
export interface CountdownParts {
  days: number
  /** `HH:MM:SS`, hours below 24. */
  clock: string
  /** Read aloud: 「1 天 2 小时 3 分」, seconds only in the last minute. */
  spoken: string
}

export function countdownParts(remainingMs: number): CountdownParts {
  const total = Math.max(0, Math.ceil(remainingMs / 1000))
  const days = Math.floor(total / 86_400)
  const hours = Math.floor((total % 86_400) / 3600)
  const minutes = Math.floor((total % 3600) / 60)
  const seconds = total % 60
  const two = (part: number) => String(part).padStart(2, '0')
  const spoken =
    total < 60
      ? `${seconds} 秒`
      : [days > 0 && `${days} 天`, hours > 0 && `${hours} 小时`, minutes > 0 && `${minutes} 分`]
          .filter(Boolean)
          .join(' ')
  return { days, clock: `${two(hours)}:${two(minutes)}:${two(seconds)}`, spoken }
}
