import type { Step } from '#scenarios/player/index.ts'
import type { CallRow, Contract, FrameRow } from '../traffic/traffic.ts'
import type { Trial } from './changes.ts'
import { type Leaf, leavesOf, likeness, othersOf, withLeaves } from './leaves.ts'

/**
 * What a value is to the page that shows it. `free`: any other of its sort would do, and the page stays what it is. `kind`: one of a few,
 * by which something else may be shown. `list`: how long it is. `said`: what somebody said. `name`: by another one another thing is found.
 * `address`: it stands in the address of a page.
 */
export type Sort = 'free' | 'kind' | 'list' | 'said' | 'name' | 'address'

export interface SortedTrial extends Trial {
  readonly sort: Sort
}

/** By this name a change speaks of a frame to the app. */
export const FRAMES = 'chat.frame'

const parsed = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null
  }
}

/** The places of an answer that are not as the contract has it with these values. */
const broken = (
  { answer }: Contract,
  row: CallRow,
  body: unknown,
  set: Readonly<Record<string, unknown>>,
): readonly string[] =>
  answer({ ...row, answer: { ...row.answer!, text: JSON.stringify(withLeaves(body, set)) } }).map(({ path }) => path)

/** How a call ended is not what it tells (what it says of a refusal is shown), and without a token nobody is signed in: these stay. */
const stays = (path: string): boolean =>
  (!path.startsWith('data') && /^(code|status|success)$/.test(path)) ||
  /(^|\.)(token|validate|refreshToken|access_token)$/i.test(path)

const keyOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
const isName = (path: string): boolean => /^(\w*[a-z])?(id|Id|Ids|no|No)$/.test(keyOf(path))
/** A text that is no number. */
const isText = (value: unknown): value is string => typeof value === 'string' && !/^-?[\d.]*$/.test(value)

/** A word of a program: one of a few, of which those that are not known are often shown like one that is. */
const isCode = (value: unknown): boolean => typeof value === 'string' && /^[A-Za-z_]+$/.test(value)

/** Numbers below it are mostly one of a few. */
const FEW = 10

function sortOf({ path, value }: Leaf, nth: number): Sort {
  if (Array.isArray(value)) return 'list'
  if (isName(path)) return 'name'
  if (typeof value === 'boolean' || nth > 0) return 'kind'
  return isCode(value) || (!isText(value) && Math.abs(Number(value)) < FEW) ? 'kind' : 'free'
}

interface Other {
  readonly leaf: Leaf
  readonly value: unknown
  readonly sort: Sort
}

type Valued = readonly (readonly [Leaf, readonly unknown[]])[]

/** Of each leaf another value that the contract allows. They are tried on the contract together, because that takes long. */
function allowed(contract: Contract, row: CallRow, body: unknown, leaves: Valued): Other[] {
  const found: Other[] = []
  let open = leaves
  for (let nth = 0; open.length > 0; nth++) {
    open = open.filter(([, others]) => nth < others.length)
    const set = Object.fromEntries(open.map(([{ path }, others]) => [path, others[nth]]))
    const wrong = new Set(broken(contract, row, body, set))
    const above = (path: string): boolean =>
      wrong.has(path) || (path.includes('.') && above(path.slice(0, path.lastIndexOf('.'))))
    const fit = open.filter(([{ path }]) => !above(path))
    found.push(...fit.map(([leaf, others]) => ({ leaf, value: others[nth], sort: sortOf(leaf, nth) })))
    open = open.filter(([{ path }]) => above(path))
  }
  return found
}

/** What stands under the same name elsewhere is what a backend says, which counts where only a few values mean anything. */
function candidates(leaf: Leaf, under: readonly unknown[]): readonly unknown[] {
  const others = othersOf(leaf.value)
  if (!isText(leaf.value)) return others
  const likes = under.filter((value) => isText(value) && value !== leaf.value).slice(0, 2)
  return isCode(leaf.value) ? [...likes, ...others] : [others[0], ...likes, ...others.slice(1)]
}

const known = new WeakMap<CallRow, readonly Other[]>()

/** Every leaf of an answer with another value; none of one that is broken as it is. */
function othersIn(row: CallRow, contract: Contract): readonly Other[] {
  const before = known.get(row)
  if (before) return before
  const body = parsed(row.answer?.text)
  const isWhole = row.answer?.status === 200 && body !== null && broken(contract, row, body, {}).length === 0
  const leaves = isWhole ? leavesOf(body).filter(({ path }) => !stays(path)) : []
  const byKey = Object.groupBy(leaves, ({ path }) => keyOf(path))
  const valued = leaves.map(
    (leaf) =>
      [
        leaf,
        candidates(
          leaf,
          byKey[keyOf(leaf.path)]!.map(({ value }) => value),
        ),
      ] as const,
  )
  // Of a shorter list the last one cannot be another, too.
  const found = [
    ...allowed(
      contract,
      row,
      body,
      valued.filter(([{ value }]) => !Array.isArray(value)),
    ),
    ...valued.filter(([{ value }]) => Array.isArray(value)).flatMap((list) => allowed(contract, row, body, [list])),
  ]
  known.set(row, found)
  return found
}

/** In a longer text, a title that is drawn in two lines or a message within JSON, the part that is shown becomes another. */
const otherFor = (text: string, { value }: Leaf, other: unknown): unknown =>
  isText(value) && isText(text) && text.length > 1 && value !== text && value.includes(text)
    ? value.replace(text, String(othersOf(text)[0]))
    : other

/** The values in texts of an answer that hold more than they show. */
function packedTrials(row: CallRow, text: string, { packing }: Contract): readonly SortedTrial[] {
  if (!packing) return []
  return leavesOf(parsed(row.answer?.text)).flatMap(({ path: place, value: whole }) => {
    const inside = typeof whole === 'string' ? packing.open(whole) : null
    return leavesOf(inside)
      .filter(({ path, value }) => isCarried(path) && !Array.isArray(value))
      .flatMap((leaf): SortedTrial[] => {
        const value = otherFor(text, leaf, othersOf(leaf.value)[0])
        if (value === undefined) return []
        const packed = {
          place,
          set: { [leaf.path]: value },
          with: (set: Readonly<Record<string, unknown>>) => packing.close(String(whole), set),
        }
        return [
          {
            leaf: { path: `${place}.${leaf.path}`, value: leaf.value },
            value,
            sort: sortOf(leaf, 0),
            change: { kind: 'answer', call: row.name, skip: row.nth, set: { [place]: packed.with(packed.set) } },
            likeness: likeness(text, leaf.value),
            packed,
          },
        ]
      })
  })
}

/** The values of an answer, each with another one that the contract allows. */
export const answerTrials = (row: CallRow, text: string, contract: Contract): readonly SortedTrial[] => [
  ...valueTrials(row, text, contract),
  ...packedTrials(row, text, contract),
]

const valueTrials = (row: CallRow, text: string, contract: Contract): readonly SortedTrial[] =>
  othersIn(row, contract).map(({ leaf, value: other, sort }) => {
    const value = sort === 'free' ? otherFor(text, leaf, other) : other
    return {
      leaf,
      value,
      sort,
      change: { kind: 'answer', call: row.name, skip: row.nth, set: { [leaf.path]: value } },
      likeness: likeness(text, leaf.value),
    }
  })

/** In a frame only what messages carry is tried: the rest is how it came. */
const isCarried = (path: string): boolean =>
  /(^|\.)payload\.(contents|ext|meta|reason)(\.|$)/.test(path) && !path.endsWith('.type')

/** The values of the messages in a frame to the app, each with another one. */
export const frameTrials = (row: FrameRow, text: string): readonly SortedTrial[] =>
  leavesOf(row.frame)
    .filter(({ path, value }) => isCarried(path) && !Array.isArray(value))
    .flatMap((leaf): SortedTrial[] => {
      const value = otherFor(text, leaf, othersOf(leaf.value)[0])
      if (value === undefined) return []
      const change = { kind: 'answer', call: FRAMES, skip: row.nth, set: { [leaf.path]: value } } as const
      return [{ leaf, value, sort: sortOf(leaf, 0), change, likeness: likeness(text, leaf.value) }]
    })

/** What a step names or the app has written (a form with its fields), not what somebody says: another one is another step. */
const names = /(^|\.)(type|endpoint|form|tab|to|method|href|phone|code|password)$|(^|\.)with\.form\./

/** What a step says in its payload. */
function saidIn(step: Step, at: number, text: string): readonly SortedTrial[] {
  return leavesOf(step).flatMap((leaf): SortedTrial[] => {
    const isPayload = /^(with|and\.\d+\.with)\./.test(leaf.path)
    if (!isPayload || Array.isArray(leaf.value) || names.test(leaf.path)) return []
    const value = otherFor(text, leaf, othersOf(leaf.value)[0])
    if (value === undefined) return []
    const sort = isName(leaf.path) ? 'name' : 'said'
    return [
      { leaf, value, sort, change: { kind: 'step', at, path: leaf.path, value }, likeness: likeness(text, leaf.value) },
    ]
  })
}

/** Of an address in a parameter another host is another value, too: one below its own, which is let in where its own is. */
const othersInAddress = (value: string): readonly unknown[] => [
  ...othersOf(value).slice(0, 1),
  ...(/^https?:/.test(value) ? [value.replace(/^https?:\/\//, '$&else.')] : []),
]

/** The parameters of a page's address, each with another value. */
function asked(
  href: string,
  text: string,
  place: string,
  changeTo: (href: string) => Trial['change'],
): readonly SortedTrial[] {
  const [path = '', search = ''] = href.split('?', 2)
  return [...new URLSearchParams(search)].flatMap(([name, value]) =>
    othersInAddress(value).map((other): SortedTrial => {
      const params = new URLSearchParams(search)
      params.set(name, String(other))
      const leaf = { path: `${place}?${name}`, value }
      return {
        leaf,
        value: other,
        sort: 'address',
        change: changeTo(`${path}?${params.toString()}`),
        likeness: likeness(text, value),
      }
    }),
  )
}

/** Everything that was done from outside, each value as another one: what steps say, and the addresses that pages were opened at. */
export const outerTrials = (start: string, steps: readonly Step[], text: string): readonly SortedTrial[] => [
  ...steps.flatMap((step, at) => saidIn(step, at, text)),
  ...asked(start, text, 'start', (href) => ({ kind: 'start', href })),
  ...steps.flatMap((step, at) =>
    leavesOf(step)
      .filter(({ path, value }) => /^with\.href$/.test(path) && typeof value === 'string')
      .flatMap(({ path, value }) =>
        asked(String(value), text, path, (href) => ({ kind: 'step', at, path, value: href })),
      ),
  ),
]
