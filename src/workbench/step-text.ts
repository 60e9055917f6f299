import type { Language } from '#scenarios/player/index.ts'
import type { Saying, Step } from '#scenarios/player/index.ts'

/** What a step does, by its verb. */
export const verbs = {
  say: { en: 'user', zh: '用户' },
  world: { en: 'world', zh: '世界' },
  push: { en: 'push', zh: '推送' },
  fault: { en: 'fault', zh: '故障' },
  advance: { en: 'time', zh: '时间' },
  expect: { en: 'expect', zh: '期望' },
} as const
export type Verb = keyof typeof verbs

export const verbOf = (step: Step): Verb => (Object.keys(verbs) as Verb[]).find((verb) => verb in step) ?? 'expect'

const shown = (payload: unknown): string => (payload === undefined ? '' : ` ${JSON.stringify(payload)}`)

/** The parts of an expectation, in the words of a language. */
const parts = {
  en: {
    state: (stream: string, state: string) => `${stream} is ${state}`,
    holds: (stream: string, part: string) => `${stream} holds${part}`,
    asked: (call: string, times: number) => `${call} asked ${times === 1 ? 'once' : `${times} times`}`,
    told: (to: string, words: string) => `${to} was told${words}`,
    sees: (text: string) => `“${text}” is seen`,
    books: (id: string, change: string) => `the books of ${id} change by${change}`,
    passes: (length: string) => `${length} pass`,
    comma: ', ',
  },
  zh: {
    state: (stream: string, state: string) => `${stream} 是 ${state}`,
    holds: (stream: string, part: string) => `${stream} 有${part}`,
    asked: (call: string, times: number) => `${call} 请求 ${times} 次`,
    told: (to: string, words: string) => `${to} 收到${words}`,
    sees: (text: string) => `看到「${text}」`,
    books: (id: string, change: string) => `${id} 的账目变化${change}`,
    passes: (length: string) => `过去 ${length}`,
    comma: '，',
  },
} as const

const sayingText = ({ say, to, with: payload }: Saying): string => `${say}${to ? ` → ${to}` : ''}${shown(payload)}`

/** A step in one line, without its verb. */
export function stepDetail(step: Step, language: Language): string {
  const words = parts[language]
  if ('say' in step) return [step, ...(step.and ?? [])].map(sayingText).join(words.comma)
  if ('world' in step) return step.world + shown(step.with)
  if ('push' in step) return step.push + shown(step.with)
  if ('fault' in step) return step.fault + shown(step.with)
  if ('advance' in step) return words.passes(step.advance)
  return [
    ...Object.entries(step.expect).map(([stream, state]) => words.state(stream, state)),
    ...Object.entries(step.context ?? {}).map(([stream, part]) => words.holds(stream, shown(part))),
    ...Object.entries(step.requests ?? {}).map(([call, times]) => words.asked(call, times)),
    ...Object.entries(step.said ?? {}).map(([to, texts]) => words.told(to, shown(texts))),
    ...(step.see ?? []).map(words.sees),
    ...Object.entries(step.books ?? {}).map(([id, change]) => words.books(id, shown(change))),
  ].join(words.comma)
}

/** So much of a text as is read in one place; what is left out is told. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)

/** A step in one line. */
export const stepText = (step: Step, language: Language): string =>
  `${verbs[verbOf(step)][language]}  ${stepDetail(step, language)}`
