const inChina = { timeZone: 'Asia/Shanghai', hourCycle: 'h23' } as const
const dayAndTime = {
  ...inChina,
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/** An instant as panels show it, in China's time: of a day, with its day, with its year. */
export const timeOfDay = new Intl.DateTimeFormat('zh-CN', { ...inChina, timeStyle: 'medium' })
export const dayTime = new Intl.DateTimeFormat('zh-CN', dayAndTime)
export const yearTime = new Intl.DateTimeFormat('zh-CN', { ...dayAndTime, year: 'numeric' })
