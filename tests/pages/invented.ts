import { Schema, SchemaAST } from 'effect'
import { demoAccount } from '#mock/world/demo-account.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { day, hour, minute } from '#src/domain/time/instant.ts'
import type { ResourceContext, ResourceInput } from '#src/machines/resource/resource.machine.ts'
import type { App } from '#src/views/kit/app/app.ts'
import { NOW } from './app-of.ts'

/** What an address names where no example says it. */
export const usual = { id: '1', orderId: '1' }

/**
 * Answers that no world gives: as their schemas say, with no two values alike or all rows alike, all words of a list of words, and what
 * may be missing there or missing. A page that takes one of two similar fields, takes a value for an id, forgets a state, or counts,
 * rounds or orders otherwise shows something else.
 */
export interface Manner {
  /** Another one: other words, times and flags for the same field. */
  readonly turn: number
  /** What may be null or missing is. */
  readonly isSparse: boolean
  /** What all rows have in common: what they belong to, or all values but what they are called by. */
  readonly same?: 'values' | 'owner'
  /** Every number is this one and every instant is now, so that whatever is compared stands at its limit. */
  readonly number?: number
  /** Where every instant is, if not now. */
  readonly instant?: number
  /** Of what is no row of a list: so many words further in each list of words, and each flag turned round if that is odd. */
  readonly word?: number
  /** How many rows a list has, if not as many as it has words. */
  readonly rows?: number
  /** All rows say the same word where there are several. */
  readonly isOfOneWord?: boolean
  /** There is none of what is listed. */
  readonly isEmpty?: boolean
  /** An id says which field it is of: no two fields name the same thing. */
  readonly isApart?: boolean
}
export const manners = {
  full: { turn: 0, isSparse: false, same: 'owner' },
  other: { turn: 1, isSparse: false },
  sparse: { turn: 2, isSparse: true },
  alike: { turn: 3, isSparse: false, same: 'values' },
  equal: { turn: 0, isSparse: false, number: 1 },
  nothing: { turn: 1, isSparse: false, number: 0 },
  soon: { turn: 0, isSparse: false, number: 1, instant: NOW + 50 * minute },
  past: { turn: 0, isSparse: false, number: 1, instant: NOW - 50 * minute },
  many: { turn: 0, isSparse: false, number: 12_345 },
  one: { turn: 0, isSparse: false, rows: 1 },
  two: { turn: 0, isSparse: false, rows: 2 },
  empty: { turn: 0, isSparse: false, isEmpty: true },
} as const satisfies Readonly<Record<string, Manner>>

/** One after the other; what has nothing in any list comes last. */
export const inTurn = [
  'full',
  'other',
  'sparse',
  'alike',
  'equal',
  'nothing',
  'soon',
  'past',
  'one',
  'two',
  'many',
  'empty',
] as const

const around = [-40 * day, -3 * day, -5 * hour, -90_000, 45_000, 50 * minute, 7 * hour, 2 * day, 33 * day] as const
const LONG = 3
const endpoints = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]))
const PICTURE = /image|avatar|picture|photo|cover|icon/i
const ADDRESS = /url|href|link/i
const INSTANT = /(?:^at|At|Until|Time)$/

/** One answer as it is made; every number and text of it is one more than the last one. */
interface Making extends Manner {
  count: number
  readonly name: string
  /** The place in the innermost list: things of the same place are the same thing. */
  readonly row: number
  readonly isInList?: boolean
}

function inventedNumber({ name, row: place, count, turn, same, number, instant = NOW }: Making): number {
  if (number !== undefined) return INSTANT.test(name) ? instant : number
  const row = same === 'values' ? 0 : place
  if (INSTANT.test(name)) return NOW + around[(row * 2 + count + turn) % around.length]! + count * 1000
  return name.endsWith('Fen') ? count * 1010 + 7 : count + 2
}
function inventedText({ name, row, count, same, isApart = false }: Making): string {
  if (isApart && /^id$|Ids?$/.test(name)) return `${name}-${row + 1}`
  if (/^userId$|^(?:from|to|by)Id$/.test(name)) return row === 0 ? demoAccount.userId : String(10_001 + row)
  if (same === 'owner' && /[a-z]Id$/.test(name)) return '1'
  if (/^id$|Ids?$/.test(name)) return String(row + 1)
  if (PICTURE.test(name)) return `/art/${name}/${count}.svg`
  if (ADDRESS.test(name)) return `https://download.shucang.example/${name}/${count}`
  return `${name} ${count}`
}

/** Words may hold one more, which stands for those that nobody knows yet. */
const wordsOf = (types: readonly SchemaAST.AST[]): readonly SchemaAST.AST[] =>
  types.filter((one) => one._tag === 'Literal')

function invented(ast: SchemaAST.AST, making: Making): unknown {
  const { row, isSparse, isOfOneWord = false, isInList = false, word = 0 } = making
  const turn = making.turn + (isInList ? 0 : word)
  switch (ast._tag) {
    case 'Number':
      making.count += 1
      return inventedNumber(making)
    case 'String':
      making.count += 1
      return inventedText(making)
    case 'Boolean':
      making.count += 1
      return (making.count + turn + row) % 2 === 0
    case 'Literal':
      return ast.literal
    case 'Union': {
      if (isSparse && ast.types.some((one) => one._tag === 'Null')) return null
      const full = ast.types.filter((one) => one._tag !== 'Null' && one._tag !== 'Undefined')
      return full.length === 0 ? null : invented(full[((isOfOneWord ? 0 : row) + turn) % full.length]!, making)
    }
    case 'Arrays': {
      const [of = ast.elements[0]] = ast.rest
      return of && !making.isEmpty ? rowsOf(of, making, making.rows ?? LONG) : []
    }
    case 'Objects':
      return inventedObject(ast, making)
    default:
      return null
  }
}

function inventedObject(ast: SchemaAST.Objects, making: Making): object {
  const fields = ast.propertySignatures.filter(({ type }) => !(making.isSparse && SchemaAST.isOptional(type)))
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const inner = { ...making, name: String(name) }
      const value = invented(type, inner)
      making.count = inner.count
      return [name, value]
    }),
  )
}

function rowsOf(ast: SchemaAST.AST, making: Making, count: number): readonly unknown[] {
  const { count: before } = making
  return Array.from({ length: count }, (_, row) => {
    const inner = { ...making, row, isInList: true, ...(making.same === 'values' ? { count: before } : {}) }
    const value = invented(ast, inner)
    making.count = inner.count
    return value
  })
}

/** How many words the longest list of words has that stands in no list of rows; two where there are flags. */
function wordsIn(ast: SchemaAST.AST): number {
  if (ast._tag === 'Boolean') return 2
  if (ast._tag === 'Union') return Math.max(wordsOf(ast.types).length, ...ast.types.map(wordsIn))
  return ast._tag === 'Objects' ? Math.max(0, ...ast.propertySignatures.map(({ type }) => wordsIn(type))) : 0
}
const counted = new Map<string, number>()
/** The same of what has been asked for, by the names of its streams. */
export function wordsOfAnswers(asked: ReadonlySet<string>): number {
  const names = [...asked].map((stream) => /^resource\/([^?]*)/.exec(stream)?.[1] ?? '')
  for (const name of names)
    if (!counted.has(name))
      counted.set(name, wordsIn(Schema.toType(endpoints.get(name)!.response as Schema.Codec<unknown>).ast))
  return Math.max(0, ...names.map((name) => counted.get(name)!))
}

/** A list of rows is as long as the longest list of words in it, so that each word is there once. */
function longest(ast: SchemaAST.AST | undefined): number {
  if (ast?._tag !== 'Objects') return LONG
  const words = ast.propertySignatures.map(({ type }) => (type._tag === 'Union' ? wordsOf(type.types).length : 0))
  return Math.min(9, Math.max(LONG, ...words))
}

const answers = new WeakMap<Manner, Map<string, ReturnType<typeof inventAnswer>>>()
/** What a resource would keep of an answer to this. */
export function inventedAnswer(input: ResourceInput, manner: Manner): ReturnType<typeof inventAnswer> {
  const ofManner = answers.get(manner) ?? new Map<string, ReturnType<typeof inventAnswer>>()
  answers.set(manner, ofManner)
  const key = `${input.endpoint} ${input.pageSize === undefined}`
  const answer = ofManner.get(key) ?? inventAnswer(input, manner)
  ofManner.set(key, answer)
  return answer
}

/** The same made anew: another object each time, as a server gives. */
export function inventAnswer({ endpoint, pageSize }: ResourceInput, manner: Manner) {
  const { ast } = Schema.toType(endpoints.get(endpoint)!.response as Schema.Codec<unknown>)
  const making: Making = { ...manner, count: manner.turn * 3, name: 'it', row: 0 }
  if (pageSize === undefined || ast._tag !== 'Objects') return { data: invented(ast, making), items: [] }
  const list = ast.propertySignatures.find(({ name }) => name === 'list')?.type
  const of = list?._tag === 'Arrays' ? list.rest[0] : undefined
  const { list: _, pageNo: _no, pageSize: _size, ...data } = inventedObject(ast, making) as Record<string, unknown>
  return {
    data,
    items: of && !manner.isEmpty ? rowsOf(of, making, manner.rows ?? (manner.isSparse ? 1 : longest(of))) : [],
  }
}

/** What is kept is there, and was refused when it was asked for anew: it is somebody else's by now, or gone. */
const noMore = { reason: 'refused', message: '已经看不到了' } as const

/** The app in which everything that is asked for has an invented answer; `asked` is told what was. */
export function inventing(app: App, manner: Manner, asked: Set<string>, isNoMore = false): App {
  const known = new Map<string, object>()
  const openResource = (stream: string, input: ResourceInput): void => {
    if (known.has(stream)) return
    asked.add(stream)
    const kept = {
      page: 1,
      last: manner.isSparse,
      failure: isNoMore ? noMore : null,
      loadedAt: NOW,
      keptAt: null,
    } as const
    const context: ResourceContext = { ...input, ...inventedAnswer(input, manner), ...kept }
    known.set(stream, { value: { ready: 'rest' }, context, matches: (state: unknown) => state === 'ready' })
  }
  const others = app.snapshot as (stream: string) => unknown
  const snapshot = (stream: string) => (stream.startsWith('resource/') ? known.get(stream) : others(stream))
  return { ...app, openResource, snapshot: snapshot as never }
}
