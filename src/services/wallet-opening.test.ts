import { describe, expect, it } from 'vitest'
import { openWallet } from './wallet-opening.ts'

type Tools = Parameters<typeof openWallet>[0]
type Device = Parameters<typeof openWallet>[1]

/** Sends the form, with a server that knows no keys and takes whatever is asked of it; tells what was asked. */
async function open(more: { readonly isRepetition: boolean; readonly isRestarted?: true }) {
  const asked: string[] = []
  const rest = (name: string) => {
    asked.push(name)
    return Promise.resolve(
      name === 'wallet.openPay'
        ? { kind: 'data', data: { url: '' } }
        : { kind: 'failed', failure: { reason: 'http', status: 404, message: '' } },
    )
  }
  const tools = { rest, clock: { now: () => 0 } } as unknown as Tools
  const device = { addressOf: (href: string) => href, base: '/', allowedHosts: [] } as unknown as Device
  const send = {
    form: 'walletOpening',
    endpoint: null,
    values: { service: 'openPay' },
    lost: [],
    intent: 'w-0001',
    ...more,
  }
  const { type } = (await openWallet(tools, device)?.(send, new AbortController().signal)) ?? {}
  return { asked, type }
}

describe('opening a wallet', () => {
  it('asks for it once', async () => {
    expect(await open({ isRepetition: false })).toEqual({ asked: ['wallet.openPay'], type: 'send.succeeded' })
  })

  it.each([
    ['that was not answered', { isRepetition: true }],
    ['that a restart has cut off', { isRepetition: false, isRestarted: true }],
  ] as const)('%s is asked about, and not opened a second time blindly', async (_, more) => {
    expect(await open(more)).toEqual({ asked: ['system.intent'], type: 'send.failed' })
  })
})
