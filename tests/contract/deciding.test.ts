import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { areas } from '#src/contract/rest/registry.ts'
import { UNHEARD } from '#src/contract/rest/wire.ts'

/** A value of an answer that is one of several names: the field, and where it is met first. */
interface Choice {
  readonly field: string
  readonly names: readonly string[]
  readonly call: string
}

interface Ast {
  readonly _tag: string
  readonly literal?: unknown
  readonly types?: readonly Ast[]
  readonly propertySignatures?: readonly { readonly name: PropertyKey; readonly type: Ast }[]
  readonly elements?: readonly Ast[]
  readonly rest?: readonly Ast[]
}

/** Every choice in a schema's type, with the name of the field that holds it. */
function choicesIn(ast: Ast, field: string, seen: Set<Ast>): readonly Omit<Choice, 'call'>[] {
  if (seen.has(ast)) return []
  seen.add(ast)
  const names = (ast.types ?? []).flatMap(({ literal }) => (typeof literal === 'string' ? [literal] : []))
  return [
    ...(names.length > 1 ? [{ field, names }] : []),
    ...(ast.types ?? []).flatMap((one) => choicesIn(one, field, seen)),
    ...(ast.propertySignatures ?? []).flatMap(({ name, type }) => choicesIn(type, String(name), seen)),
    ...[...(ast.elements ?? []), ...(ast.rest ?? [])].flatMap((one) => choicesIn(one, field, seen)),
  ]
}

async function choices(): Promise<readonly Choice[]> {
  const tables = await Promise.all(Object.values(areas).map((load) => load()))
  const all = tables.flatMap((table) =>
    Object.values(table).flatMap(({ name, response }) =>
      choicesIn(Schema.toType(response).ast as unknown as Ast, '', new Set()).map((one) => ({ ...one, call: name })),
    ),
  )
  return [...new Map(all.map((one) => [`${one.field} ${one.names.join()}`, one])).values()]
}

/** Choices that have a known name for what this build does not know, and why nothing about money follows from it. */
const decidesNothing: Readonly<Record<string, string>> = {
  'act unlock': 'a line of what was done in the garden; what is there now is read apart',
  'animal hen': 'how it is drawn and called; what it gives is a number beside it',
  'block ': 'the one it falls back to offers no purchase',
  'building rabbit': 'what is built is asked for by the id beside it',
  'channel pay': 'which way the person asked for; whether there is a wallet is its state',
  'closedBy ': 'why an order is closed; that it is closed is its state',
  'crop magicFlower': 'how it is drawn and called; what it gives is a number beside it',
  'grade best': 'the one it falls back to is the least',
  'id checkIn': 'which task is meant; what it gives is a number beside it',
  'kind auction': 'a place to go to',
  'kind beanPouch': 'how it is drawn; what is used is the id beside it, and the server says what came of it',
  'kind card': 'how it is drawn; what came is read apart',
  'kind collectible': 'how it is drawn; who owns it and its state stand beside it',
  'kind none': 'the one it falls back to lets fewer people buy',
  'kind product': 'which kind of goods was sold; the money stands beside it',
  'nutrient water': 'what is used is the id beside it',
  'qualification none': 'the one it falls back to lets fewer people buy',
  'rarities common': 'a filter',
  'rarity common': 'how it is drawn and called',
  'role none': 'the one it falls back to may do nothing',
  'season spring': 'how the garden is drawn',
  'seasons spring': 'a note beside a programme',
  'slotType magic': 'how it is drawn and called; what is done with a pot names its id',
  'specials limited': 'a note beside goods',
  'state checked': 'the one it falls back to offers nothing',
  'state open': 'the one it falls back to is over, and offers nothing',
  'state upcoming': 'the one it falls back to is not sold',
  'weather sun': 'how the garden is drawn',
}

const nameOf = ({ field, names }: Choice): string => `${field} ${names[0]}`

describe('a value from a newer server', () => {
  it('is unknown in every choice that decides about money, and the others are argued', async () => {
    const all = await choices()
    const closed = all.filter(({ names }) => !names.includes(UNHEARD))
    expect(all.length - closed.length).toBeGreaterThan(20)
    expect([...new Set(closed.map(nameOf))].toSorted()).toEqual(Object.keys(decidesNothing).toSorted())
  })
})
