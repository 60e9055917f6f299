import type { Step } from '#scenarios/player/scenario.ts'

/** What a step does, by its verb. */
export const verbs = {
  say: '用户',
  world: '世界',
  push: '推送',
  fault: '故障',
  advance: '时间',
  expect: '期望',
} as const
export type Verb = keyof typeof verbs

export const verbOf = (step: Step): Verb => (Object.keys(verbs) as Verb[]).find((verb) => verb in step) ?? 'expect'

const shown = (payload: unknown): string => (payload === undefined ? '' : ` ${JSON.stringify(payload)}`)

/** A step in one line, without its verb. */
export function stepDetail(step: Step): string {
  if ('say' in step) return `${step.say}${step.to ? ` → ${step.to}` : ''}${shown(step.with)}`
  if ('world' in step) return step.world + shown(step.with)
  if ('push' in step) return step.push + shown(step.with)
  if ('fault' in step) return step.fault + shown(step.with)
  if ('advance' in step) return `过去 ${step.advance}`
  const states = Object.entries(step.expect).map(([stream, state]) => `${stream} 是 ${state}`)
  const contexts = Object.entries(step.context ?? {}).map(([stream, part]) => `${stream} 有${shown(part)}`)
  const requests = Object.entries(step.requests ?? {}).map(([endpoint, times]) => `${endpoint} 请求 ${times} 次`)
  const said = Object.entries(step.said ?? {}).map(([to, words]) => `${to} 收到${shown(words)}`)
  const texts = (step.see ?? []).map((text) => `看到「${text}」`)
  return [...states, ...contexts, ...requests, ...said, ...texts].join('，')
}

/** A step in one line. */
export const stepText = (step: Step): string => `${verbs[verbOf(step)]}  ${stepDetail(step)}`
