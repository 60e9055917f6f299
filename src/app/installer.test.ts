import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import type { Kind, KindCode } from '#src/machines/kind.ts'
import { transfer } from '#src/machines/transfer/transfer.kind.ts'
import { createInstaller, withKinds } from './installer.ts'
import { createRouter } from './router.ts'
import { soleTab } from './tabs/tabs.ts'

const code: KindCode = { machine: setup({}).createMachine({}), effects: () => ({ actors: {} }) }

/** An installer of one kind whose script the test lets come or fail, and what has happened. */
function bench(behind?: Promise<void>) {
  const asked: PromiseWithResolvers<KindCode>[] = []
  const log: string[] = []
  const load = () => {
    const one = Promise.withResolvers<KindCode>()
    asked.push(one)
    return one.promise
  }
  const row: Kind = { ...transfer, load }
  const installer = createInstaller({
    kinds: [row],
    install: ({ id }) => void log.push(`installed ${id}`),
    missing: (kind) => void log.push(`missing ${kind}`),
    behind,
  })
  const note = (what: string) => () => void log.push(what)
  return { installer, row, asked, log, note, ...ways(asked) }
}

const ways = (asked: readonly PromiseWithResolvers<KindCode>[]) => ({
  come: async () => {
    asked.at(-1)!.resolve(code)
    await passed()
  },
  fail: async () => {
    asked.at(-1)!.reject(new Error('no script'))
    await passed()
  },
})

/** What has been settled has been heard by all who wait for it. */
const passed = () => new Promise((resolve) => setImmediate(resolve))

describe('the code of a kind', () => {
  it('is fetched once, and what waits runs in order when it is installed', async () => {
    const { installer, asked, log, note, come } = bench()
    for (const what of ['first', 'second', 'third']) installer.when('transfer', note(what))
    expect([asked.length, log, installer.isAwaited('transfer')]).toEqual([1, [], true])
    await come()
    installer.when('transfer', note('at once'))
    expect(log).toEqual(['installed transfer', 'first', 'second', 'third', 'at once'])
  })

  it('is asked for again by the next who needs it when it could not be had, and nothing that waits is lost', async () => {
    const { installer, asked, log, note, come, fail } = bench()
    installer.when('transfer', note('first'))
    await fail()
    expect([log, installer.isHere('transfer')]).toEqual([['missing transfer'], false])
    installer.when('transfer', note('second'))
    expect(asked).toHaveLength(2)
    await come()
    expect(log).toEqual(['missing transfer', 'installed transfer', 'first', 'second'])
  })

  it('is asked for again when the network comes back, and only while it is not here', async () => {
    const { installer, asked, log, note, come, fail } = bench()
    installer.retry()
    expect(asked).toHaveLength(0)
    installer.when('transfer', note('first'))
    await fail()
    installer.retry()
    installer.retry()
    expect(asked).toHaveLength(2)
    await come()
    installer.retry()
    expect([asked.length, log]).toEqual([2, ['missing transfer', 'installed transfer', 'first']])
  })

  it('is left to others by who only looks on', async () => {
    const { installer, asked, log, note, come } = bench()
    installer.when('transfer', note('mirrored'), false)
    expect([asked.length, installer.isAwaited('transfer')]).toEqual([0, false])
    installer.when('transfer', note('needed'))
    await come()
    expect(log).toEqual(['installed transfer', 'mirrored', 'needed'])
  })

  it('is fetched behind the first screen', async () => {
    const screen = Promise.withResolvers<void>()
    const { installer, asked, log, note, come } = bench(screen.promise)
    installer.when('transfer', note('first'))
    await passed()
    expect(asked).toHaveLength(0)
    screen.resolve()
    await passed()
    await come()
    expect(log).toEqual(['installed transfer', 'first'])
  })

  it('is installed before that where a page has brought it', async () => {
    const { installer, row, asked, log, note } = bench(new Promise(() => undefined))
    installer.when('transfer', note('first'))
    const page = withKinds(Promise.resolve('page'), row)
    asked[0]!.resolve(code)
    expect([await page, log]).toEqual(['page', ['installed transfer', 'first']])
    const stopped = bench(new Promise(() => undefined))
    stopped.installer.when('transfer', note('never'))
    stopped.installer.stop()
    const other = withKinds(Promise.resolve('page'), stopped.row)
    stopped.asked[0]!.resolve(code)
    await other
    expect([stopped.log, log]).toEqual([[], ['installed transfer', 'first']])
  })

  it('is not installed, nor missed, in a system that has stopped', async () => {
    const stopped = bench()
    stopped.installer.when('transfer', stopped.note('first'))
    stopped.installer.stop()
    await stopped.come()
    const failed = bench()
    failed.installer.when('transfer', failed.note('first'))
    failed.installer.stop()
    await failed.fail()
    expect([stopped.log, failed.log]).toEqual([[], []])
  })
})

describe('facts that are said before the code of their kind is here', () => {
  /** A leader's router over a root that has two transfers. */
  function routed() {
    const { installer, come, fail } = bench()
    const heard: string[] = []
    const hearer = (stream: string) =>
      fromCallback(({ receive }) => receive(({ type }) => heard.push(`${stream} ${type}`)))
    const actors = { one: hearer('transfer/one'), other: hearer('transfer/other') }
    const machine = setup({ actors }).createMachine({
      invoke: [
        { src: 'one', systemId: 'transfer/one' },
        { src: 'other', systemId: 'transfer/other' },
      ],
    })
    const platform = {
      tabs: soleTab(),
      clock: createServerClock(createVirtualClock(0)),
      random: createSeededRandom(1),
      unheard: () => undefined,
    }
    const router = createRouter({ platform, role: 'leader', installer })
    router.connect(createActor(machine).start())
    return { router, heard, come, fail }
  }

  it('are kept while the script cannot be had, and delivered in order', async () => {
    const { router, heard, come, fail } = routed()
    router.relay('transfer/one', { type: 'one' })
    router.relay('transfer/other', { type: 'two' })
    await fail()
    router.relay('transfer/one', { type: 'three' })
    expect(heard).toEqual([])
    await come()
    router.relay('transfer/other', { type: 'four' })
    expect(heard).toEqual(['transfer/one one', 'transfer/other two', 'transfer/one three', 'transfer/other four'])
  })

  it('are not delivered to a stream that was deleted meanwhile', async () => {
    const { router, heard, come } = routed()
    router.relay('transfer/one', { type: 'one' })
    router.relay('transfer/other', { type: 'two' })
    router.forget((stream) => stream === 'transfer/one')
    await come()
    expect(heard).toEqual(['transfer/other two'])
  })
})

it('a page whose script and kind cannot be had leaves no failure that nobody has heard', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => void unheard.push(reason)
  process.on('unhandledRejection', hear)
  const kind = { ...transfer, load: () => Promise.reject<KindCode>(new Error('no kind')) } satisfies Kind
  const page = Promise.withResolvers<string>()
  const wanted = withKinds(page.promise, kind)
  await expect(wanted).rejects.toThrow('no kind')
  page.reject(new Error('no page'))
  await passed()
  await passed()
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
