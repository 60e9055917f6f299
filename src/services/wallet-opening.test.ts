import { describe, expect, it } from 'vitest'
import { openWallet } from './wallet-opening.ts'

type Tools = Parameters<typeof openWallet>[0]
type Device = Parameters<typeof openWallet>[1]

const url = 'https://bank.example/open'
const failure = { reason: 'timeout', message: '网络有点慢' }

/** Sends the form, whose intent ends so; tells what was said of it, and whether its page was gone to. */
async function open(
  ends: { readonly state: string; readonly context: object },
  more: { readonly isRepetition?: boolean; readonly isRestarted?: true } = {},
  durable: () => Promise<void> = () => Promise.resolve(),
  service = 'openPay',
) {
  const said: string[] = []
  const follows: unknown[] = []
  const calls: unknown[] = []
  const left: string[] = []
  const tools = {
    say: (stream: string, { type, ...fact }: { type: string; follows?: unknown; endpoint?: string }) => {
      calls.push(fact.endpoint)
      said.push(`${stream} ${type}`)
      if (fact.follows) follows.push(fact.follows)
    },
    heardOf: (stream: string) => Promise.resolve({ stream, ...ends }),
    durable,
  } as unknown as Tools
  const device = {
    addressOf: (href: string) => href,
    base: 'https://shop.example/',
    allowedHosts: ['bank.example'],
    leave: ({ url: to }: { url: string }) => left.push(to),
  } as unknown as Device
  const send = { form: 'walletOpening', endpoint: null, values: { service }, lost: [], intent: 'w-0001' }
  const ended = new AbortController()
  const outcome = await openWallet(tools, device)?.({ ...send, isRepetition: false, ...more }, ended.signal)
  ended.abort()
  await new Promise((resolve) => void setImmediate(resolve))
  return { said, calls, left, follows, outcome: outcome?.type }
}

const requested = ['transfer/w-0001 transfer.requested']
const done = { state: 'done', context: { result: { url } } }

describe('opening a wallet', () => {
  it('is an intent under the key of the form, and leads to the page of the service', async () => {
    expect(await open(done)).toMatchObject({ said: requested, left: [url], outcome: 'send.succeeded' })
  })

  it.each(['openPay', 'openHf', 'openHfPay', 'openYb', 'open'])('with %s is its own call', async (service) => {
    expect(await open(done, {}, undefined, service)).toMatchObject({ calls: [`wallet.${service}`], left: [url] })
  })

  it('with a service that nobody knows asks for nothing', async () => {
    expect(await open(done, {}, undefined, 'toString')).toMatchObject({ said: [], outcome: 'send.failed' })
  })

  it('has the purse read anew, whether it is done or refused', async () => {
    const anew = [{ type: 'resource.refreshRequested', key: 'wallet.purse?' }]
    expect((await open(done)).follows).toEqual([{ done: anew, refused: anew }])
  })

  it('leads there only once its answer lies on the disk', async () => {
    const stored = Promise.withResolvers<void>()
    const { left, outcome } = await open(done, {}, () => stored.promise)
    expect([left, outcome]).toEqual([[], 'send.succeeded'])
    stored.resolve()
    await stored.promise
    expect(left).toEqual([url])
  })

  it('leads nowhere where the page of the tap is gone, where it is open already, and to nobody who is not known', async () => {
    const ends = async (ended: typeof done, more = {}) => {
      const { left, outcome } = await open(ended, more)
      return [left, outcome]
    }
    expect(await ends(done, { isRestarted: true })).toEqual([[], 'send.succeeded'])
    expect(await ends({ state: 'done', context: { result: { url: '' } } })).toEqual([[], 'send.succeeded'])
    expect(await ends({ state: 'done', context: { result: { url: 'https://evil.example/' } } })).toEqual([
      [],
      'send.failed',
    ])
  })

  it.each(['refused', 'uncertain'])('says so where it is %s, and leads nowhere', async (state) => {
    expect(await open({ state, context: { failure } })).toMatchObject({
      said: requested,
      left: [],
      outcome: 'send.failed',
    })
  })

  it('that was not answered is asked about, and not opened a second time', async () => {
    const { said } = await open({ state: 'uncertain', context: { failure } }, { isRepetition: true })
    expect(said).toEqual(['transfer/w-0001 transfer.checkRequested'])
  })
})
