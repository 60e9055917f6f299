import type { Trace, Traced } from '#src/workbench/trace.ts'

const short = (value: unknown): string =>
  (JSON.stringify(value, (_, one) => (one instanceof Uint8Array ? `${one.length} bytes` : one)) ?? '').slice(0, 200)

const lines: { readonly [Kind in Traced['kind']]: (one: Extract<Traced, { kind: Kind }>) => string } = {
  step: ({ step, device }) => `== device ${device}: ${short(step)}`,
  life: ({ life, is }) => `${life} ${is}`,
  stored: ({ life, entries }) =>
    `${life} stored ${entries.map(({ stream, fact }) => `${stream} ${fact.type}`).join(', ')}`,
  kept: ({ life, place, key, value }) =>
    `${life} ${value === undefined ? 'removed' : 'kept'} ${place} ${JSON.stringify(key)}`,
  request: ({ life, id, name, token, key }) => `${life} → #${id} ${name} ${token.slice(-6)} ${key}`,
  answer: ({ life, id, name, code }) => `${life} ← #${id} ${name} ${code ?? 'lost'}`,
  socket: ({ life, id, is }) => `${life} socket ${id} ${is}`,
  up: ({ life, frame }) => `${life} ↑ ${short(frame)}`,
  down: ({ life, frame }) => `${life} ↓ ${short(frame)}`,
  broughtBack: ({ life, key }) => `${life} lists ${key} again, which is being removed`,
  problem: ({ life, what }) => `${life} ! ${what}`,
}

/** A trace for people: one line for each happening, with the seconds since its beginning. */
export const traceText = ({ all }: Trace): readonly string[] =>
  all.map(
    (one) =>
      `${((one.at - (all[0]?.at ?? 0)) / 1000).toFixed(2).padStart(9)}  ${(lines[one.kind] as (given: Traced) => string)(one)}`,
  )
