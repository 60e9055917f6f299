import { hour, type Instant } from '#src/domain/time/instant.ts'
import { appRelease } from '#src/domain/version.ts'
import { demoAccount } from '../demo-account.ts'
import type { WorldRandom } from '../random.ts'
import type { WorldName } from '../names.ts'
import { type Row, type SeedRows, tableNames } from '../rows.ts'
import { withAuctions } from './auctions.ts'
import { withAvatars } from './avatars.ts'
import { seedBanners, seedNotices, seedNoticeTypes } from './bulletin.ts'
import { manyProducts, seedBlindBoxes, seedBoxActivities, seedProducts, seedSeries } from './catalogue.ts'
import { type Belongings, seedEconomy } from './economy.ts'
import { seedCheckout } from './checkout.ts'
import { withDaily } from './daily.ts'
import { withDraws } from './draws.ts'
import { noFlowerSeeds, seedFlowerSeeds } from './flower-seeds.ts'
import { withFinance } from './finance.ts'
import { withGuilds } from './guilds.ts'
import { withGarden } from './garden.ts'
import { hostileBanners, hostileNotices } from './hostile.ts'
import { seedUsers } from './people.ts'
import { withWorkshop } from './workshop.ts'

export interface SeedTools {
  readonly now: Instant
  readonly random: WorldRandom
}

const updates = '新增深色模式与断网提示；修复验证码倒计时在后台停住的问题；公告长图不再被裁切。'

/** The running version on both calls: nothing to update. */
const current = (change: Partial<Row<'versions'>> = {}): Row<'versions'>[] =>
  ['latest', 'customer'].map((id) => ({
    id,
    version: appRelease.version,
    versionNumber: appRelease.code,
    forced: false,
    packageUrl: 'https://download.shucang.example/shucang.apk',
    hotUrl: 'https://download.shucang.example/shucang.wgt',
    message: updates,
    ...change,
  }))

function defaultRows({ now, random }: SeedTools): SeedRows {
  const notices = seedNotices(now)
  const none = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as SeedRows
  return {
    ...none,
    users: seedUsers(now),
    ...seedCheckout(seedUsers(now), now),
    series: seedSeries(),
    products: seedProducts(now, random),
    blindBoxes: seedBlindBoxes(now, random),
    boxActivities: seedBoxActivities(now),
    noticeTypes: seedNoticeTypes(),
    notices,
    banners: seedBanners(notices),
    versions: current(),
  }
}

/** A little of everything: five common copies of one series, a rare and an epic one, and a few boxes still to be opened. */
const fewThings = ({ products, blindBoxes }: SeedRows): Belongings => {
  const [first, second, third] = products.map((row) => row.id)
  const better = products.filter((row) => row.name === '心月狐' || row.name === '丹顶 · 鹤影').map((row) => row.id)
  return { products: [first!, first!, second!, second!, third!, ...better], boxes: { [blindBoxes[0]!.id]: 12 } }
}

/** What the demo account owns in a world other than a few things. */
const belongings: Partial<Readonly<Record<WorldName, (rows: SeedRows) => Belongings>>> = {
  empty: () => ({ products: [], boxes: {} }),
  /** A dozen copies, one of each series and four more, and as many boxes as can be opened at once. */
  'one-collector': ({ products, blindBoxes }) => ({
    products: products.filter((_, index) => index % 8 === 0 || index % 16 === 3).map((row) => row.id),
    boxes: { [blindBoxes[5]!.id]: 56, [blindBoxes[0]!.id]: 3 },
  }),
}

/** Worlds that are about something else. */
const withoutSeeds: ReadonlySet<WorldName> = new Set(['empty', 'one-collector', 'large'])

/** Each named world, as a change of the default one. */
const worlds: Readonly<Record<WorldName, (rows: SeedRows, tools: SeedTools) => SeedRows>> = {
  default: (rows) => rows,
  /** People can sign in and there is nothing yet. */
  empty: (rows) => ({ ...rows, series: [], products: [], blindBoxes: [], boxActivities: [], notices: [], banners: [] }),
  'one-collector': (rows, { now }) => ({
    ...rows,
    noticeReads: rows.notices.slice(0, -3).map(({ id }) => ({ id: `${demoAccount.userId}/${id}`, at: now - hour })),
  }),
  'update-available': (rows) => ({ ...rows, versions: current({ version: '1.0.40' }) }),
  'update-forced': (rows) => ({ ...rows, versions: current({ version: '1.1.0', forced: true }) }),
  'update-full': (rows) => ({ ...rows, versions: onlyLatest({ version: '1.1.0' }) }),
  'update-hot': (rows) => ({ ...rows, versions: onlyLatest({ version: '1.0.40' }) }),
  'update-reload': (rows) => ({ ...rows, versions: onlyLatest({ versionNumber: appRelease.code + 1 }) }),
  hostile: (rows, { now }) => ({
    ...rows,
    notices: [...hostileNotices(now), ...rows.notices],
    banners: hostileBanners(),
    users: rows.users.map((user, index) =>
      index === 0 ? { ...user, nickname: '<img src=x onerror=window.hacked=1>' } : user,
    ),
  }),
  large: (rows, { now, random }) => ({ ...rows, products: manyProducts(1000, now, random) }),
}

/** A change that only the native and reload checks see. */
const onlyLatest = (change: Partial<Row<'versions'>>): Row<'versions'>[] => [current(change)[0]!, current()[1]!]

/** All rows of a named world. The same name, time and luck give the same rows. */
export function seedRows(name: WorldName, tools: SeedTools): SeedRows {
  const luck = tools.random.state
  const rows = worlds[name](defaultRows(tools), tools)
  const seeds = withoutSeeds.has(name) ? noFlowerSeeds : seedFlowerSeeds(tools.now)
  const economy = seedEconomy(rows, tools.now, luck, (belongings[name] ?? fewThings)(rows), seeds.products)
  const all = {
    ...rows,
    series: [...rows.series, ...seeds.series],
    products: [...rows.products, ...seeds.products],
    ...economy,
  }
  const garden = withGarden(name === 'empty' ? all : withAvatars(all, tools.now), tools.now)
  const trading = withDraws(withAuctions(withFinance(garden, tools.now, luck), tools.now), tools.now)
  const made = withGuilds(withWorkshop(trading, tools.now), tools.now)
  return name === 'empty' ? made : withDaily(made, tools.now)
}
