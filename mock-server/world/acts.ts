import { Schema } from 'effect'
import { unknownName } from '#src/domain/text/nearest.ts'
import { currencies } from '#src/contract/rest/money-shapes.ts'
import { smsPurposes } from '#src/contract/rest/session/session.schema.ts'
import { saleStates } from '#src/contract/rest/shapes.ts'
import { endTokens, issueToken } from './tokens.ts'
import {
  agreeOpening,
  arrangeMishap,
  DecidePayment,
  decidePayment,
  give,
  Mishap,
  TellPayment,
  tellPayment,
} from './checkout/acts.ts'
import { auditOrders } from './checkout/audit.ts'
import { catchUp } from './checkout/due.ts'
import { liveAuctions } from './auction/life.ts'
import { liveDraws } from './draw/life.ts'
import { auditWorld, booksOf } from './books.ts'
import { leaveCheckout } from './checkout/leaving.ts'
import { demoAccount } from './demo-account.ts'
import { type Row, rows, type TableName, tableNames } from './rows.ts'
import { guildActs } from './guild/acts.ts'
import { financeActs } from './finance/acts.ts'
import { auctionActs } from './auction/acts.ts'
import { drawActs } from './draw/acts.ts'
import { tradeActs } from './trade/acts.ts'
import { sellElsewhere } from './trade/market-life.ts'
import { changeSettings } from './settings.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/**
 * What can happen behind the server's back, by name: a scenario's `world` step, the workbench and `POST /__world/act` all use this
 * one list. Where a person is meant and none is named, it is the demo account.
 */
export interface Act<Input> {
  readonly input: Schema.Codec<Input, unknown>
  readonly run: (world: World, input: Input) => unknown
}

export const act = <Input>(input: Schema.Codec<Input, unknown>, run: Act<Input>['run']): Act<Input> => ({ input, run })

const optional = Schema.optionalKey
const Whose = Schema.Struct({ phone: optional(Schema.String) })

function personOf(world: World, { phone = demoAccount.phone }: typeof Whose.Type): Row<'users'> {
  const user = world.tables.users.find((row) => row.phone === phone)
  if (!user) throw new Error(`nobody has the phone number ${phone}`)
  return user
}

async function changeTokens(world: World, whose: typeof Whose.Type, change: Partial<Row<'tokens'>>): Promise<number> {
  const { id } = personOf(world, whose)
  const tokens = world.tables.tokens.filter((row) => row.userId === id && row.endedBy === 0)
  for (const token of tokens) {
    await world.tables.tokens.change(token.id, (draft) => void Object.assign(draft, change))
  }
  return tokens.length
}

const Release = Schema.Struct({
  on: optional(Schema.Literals(['both', 'latest', 'customer'])),
  version: optional(Schema.String),
  versionNumber: optional(Schema.Int),
  forced: optional(Schema.Boolean),
  message: optional(Schema.String),
  packageUrl: optional(Schema.String),
  hotUrl: optional(Schema.String),
})

const NewNotice = Schema.Struct({
  title: Schema.String,
  summary: optional(Schema.String),
  content: optional(Schema.String),
  typeId: optional(Schema.String),
  pinned: optional(Schema.Boolean),
})

const ProductChange = Schema.Struct({
  id: Schema.String,
  state: optional(Schema.Literals(saleStates)),
  remaining: optional(Schema.Int),
  priceFen: optional(Schema.Int),
})

const Place = Schema.Struct({ table: Schema.String, id: Schema.String })

function tableCalled(world: World, name: string): Table<{ readonly id: string }> {
  if (!Object.hasOwn(world.tables, name)) throw new Error(unknownName('table', name, tableNames))
  return world.tables[name as TableName] as unknown as Table<{ readonly id: string }>
}

/** Other values in a row, which its table checks. A field that it does not have, and its id, are refused. */
async function editRow(world: World, { table: name, id, set }: typeof Place.Type & { readonly set: object }) {
  const table = tableCalled(world, name)
  const row = table.get(id)
  if (!row)
    throw new Error(
      unknownName(
        `row of ${name}`,
        id,
        table.all().map((one) => one.id),
      ),
    )
  const fields = Object.keys(row)
  for (const field of Object.keys(set)) {
    if (field === 'id') throw new Error('a row keeps its id')
    if (!fields.includes(field)) throw new Error(unknownName(`field of ${name}`, field, fields))
  }
  Schema.decodeUnknownSync(rows[name as TableName] as Schema.Codec<unknown, unknown>)({ ...row, ...set })
  return { ...(await table.change(id, (draft) => void Object.assign(draft, set))) }
}

/** What happens to the world's own tables. */
export const worldActs = {
  /** Every token has run out: its next use answers 3301 and it can be exchanged. */
  'session.expireTokens': act(Whose, (world, whose) => changeTokens(world, whose, { expiresAt: world.clock.now() })),
  /** Tokens have run out and can no longer be exchanged: the refresh answers 510. */
  'session.stopRenewal': act(Whose, (world, whose) =>
    changeTokens(world, whose, { expiresAt: world.clock.now(), renewableUntil: world.clock.now() }),
  ),
  /** The server has forgotten the tokens: their next use answers 510. */
  'session.forgetTokens': act(Whose, (world, whose) => {
    const { id } = personOf(world, whose)
    return world.tables.tokens.remove((row) => row.userId === id)
  }),
  /** Tokens are ended with a code; their next use answers it. */
  'session.endTokens': act(
    Schema.Struct({ phone: optional(Schema.String), code: Schema.Literals([40301, 3302, 3303, 510]) }),
    (world, { code, ...whose }) => endTokens(world, personOf(world, whose).id, code),
  ),
  /** The same person signs in on another device: the tokens of this one end with 40301. */
  'session.signInElsewhere': act(Whose, async (world, whose) => {
    const { id } = personOf(world, whose)
    await endTokens(world, id, 40301)
    return (await issueToken(world, id)).id
  }),
  /** The code of the last text message to a number is this one. */
  'sms.code': act(
    Schema.Struct({ phone: Schema.String, purpose: Schema.Literals(smsPurposes), code: Schema.String }),
    async (world, { phone, purpose, code }) => {
      await world.tables.smsCodes.change(`${purpose}/${phone}`, (draft) => void (draft.code = code))
    },
  ),
  /** What is due by now happens: a server does it before its next answer, and nobody may be asking. */
  'world.due': act(Schema.Struct({}), async (world) => {
    await catchUp(world)
    await liveAuctions(world)
    await liveDraws(world)
  }),
  /** Other rules from now on (`settings.ts`); an unknown one is refused. */
  'world.settings': act(Schema.Record(Schema.String, Schema.Unknown), (world, change) => {
    changeSettings(world, change)
  }),
  /** A row is another: by hand, past all rules, so that what belongs to it may no longer add up. Result: the row. */
  'world.edit': act(Schema.Struct({ ...Place.fields, set: Schema.Record(Schema.String, Schema.Unknown) }), editRow),
  /** A row is gone, by hand. Result: how many there were. */
  'world.drop': act(Place, (world, { table, id }) => tableCalled(world, table).remove((row) => row.id === id)),
  /** Result: what does not add up anywhere, or was done twice for one intent. */
  'world.audit': act(Schema.Struct({}), auditWorld),
  /** Result: what a person has and has done, as counts. */
  'world.books': act(Schema.Struct({ userId: Schema.String }), (world, { userId }) => booksOf(world, userId)),
  'account.rename': act(
    Schema.Struct({ phone: optional(Schema.String), nickname: Schema.String }),
    async (world, { nickname, ...whose }) => {
      const { id, avatar } = await world.tables.users.change(personOf(world, whose).id, (draft) => {
        draft.nickname = nickname
      })
      await world.chat.admin.enrol({ id, nickname, avatar })
    },
  ),
  'notice.publish': act(NewNotice, async (world, notice) => {
    const row = await world.tables.notices.add({
      id: world.nextId(),
      typeId: notice.typeId ?? '11',
      title: notice.title,
      summary: notice.summary ?? '',
      cover: '',
      author: '数藏运营',
      content: notice.content ?? `<p>${notice.summary ?? notice.title}</p>`,
      pinned: notice.pinned ?? false,
      publishedAt: world.clock.now(),
    })
    return row.id
  }),
  'notice.withdraw': act(Schema.Struct({ id: Schema.String }), (world, { id }) =>
    world.tables.notices.remove((row) => row.id === id),
  ),
  /** A version is released, on both version calls unless `on` names one. */
  'update.release': act(Release, async (world, { on = 'both', ...change }) => {
    for (const id of on === 'both' ? ['latest', 'customer'] : [on]) {
      await world.tables.versions.change(id, (draft) => void Object.assign(draft, change))
    }
  }),
  'pay.decide': act(DecidePayment, decidePayment),
  'pay.tell': act(TellPayment, tellPayment),
  'pay.mishap': act(Mishap, arrangeMishap),
  'pay.audit': act(Schema.Struct({}), auditOrders),
  'wallet.agree': act(Whose, (world, whose) => agreeOpening(world, personOf(world, whose).id)),
  'wallet.give': act(
    Schema.Struct({ phone: optional(Schema.String), currency: Schema.Literals(currencies), amount: Schema.Int }),
    (world, { phone, ...gift }) =>
      give(world, { ...gift, userId: personOf(world, phone === undefined ? {} : { phone }).id }),
  ),
  /** Takes away what was set up: a person who buys for the first time. */
  'account.unprepared': act(Whose, (world, whose) => leaveCheckout(world, personOf(world, whose).id)),
  /** Stock that goes or comes counts as bought elsewhere, so that the edition still adds up. */
  'market.changeProduct': act(ProductChange, async (world, { id, remaining, ...change }) => {
    const left = world.tables.products.get(id)?.remaining ?? 0
    await sellElsewhere(world, id, left - (remaining ?? left))
    await world.tables.products.change(id, (draft) => void Object.assign(draft, change))
  }),
  ...tradeActs,
  ...financeActs,
  ...auctionActs,
  ...drawActs,
  ...guildActs,
} as const
