/** From everything to nothing: 0 to 5 (chat §9). */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export interface LogLine {
  /** ms since epoch. */
  readonly at: number
  readonly level: Exclude<LogLevel, 'silent'>
  readonly text: string
}

/** What happened inside, for developers: kept in memory, never on the console, never sent anywhere. */
export interface Log {
  write(level: LogLine['level'], text: string): void
  /** Oldest first. */
  lines(): readonly LogLine[]
  readonly level: LogLevel
  setLevel(level: LogLevel): void
}

/** chat §9: the cache of the log holds 3 MB; the oldest lines make room. */
const BYTES_MAX = 3_145_728
/** An entry that is longer is cut: one of them must not push all others out. */
const LINE_MAX = 2_000

const bytesOf = ({ text }: LogLine): number => text.length * 2 + 32

export const readLevel = (text: string | undefined, otherwise: LogLevel): LogLevel =>
  logLevels.find((level, rank) => level === text || String(rank) === text) ?? otherwise

/** A log that keeps what is at least as grave as its level. */
export function createLog(input: { clock: { now(): number }; level: LogLevel; bytesMax?: number }): Log {
  const { clock, bytesMax = BYTES_MAX } = input
  let { level } = input
  let bytes = 0
  let oldest = 0
  let kept: LogLine[] = []
  const makeRoom = (): void => {
    while (bytes > bytesMax) bytes -= bytesOf(kept[oldest++]!)
    if (oldest * 2 <= kept.length) return
    kept = kept.slice(oldest)
    oldest = 0
  }
  return {
    get level() {
      return level
    },
    setLevel: (next) => void (level = next),
    lines: () => kept.slice(oldest),
    write(grade, text) {
      if (logLevels.indexOf(grade) < logLevels.indexOf(level)) return
      const line: LogLine = { at: clock.now(), level: grade, text: text.slice(0, LINE_MAX) }
      kept.push(line)
      bytes += bytesOf(line)
      makeRoom()
    },
  }
}
