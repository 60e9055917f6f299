import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { seasonWords, weatherWords } from './words.ts'

type Report = AnswerOf<'garden.weather'>

/** Pure: the weather now and what comes next, in one line. */
export function weatherSentence({ weather, season, hours }: Report): string {
  const next = hours.find((one, index) => index > 0 && one.weather !== weather)
  const later = next ? `，${formatInstant(next.at, 'HH:mm')}转${weatherWords[next.weather]}` : '，暂无变化'
  return `${seasonWords[season]}季 · ${weatherWords[weather]}${later}`
}

export const WeatherLine = ({ report }: { readonly report: Report | undefined }) => (
  <p className="min-h-6 text-note text-muted">{report ? weatherSentence(report) : ''}</p>
)
