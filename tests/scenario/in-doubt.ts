import { createAsk } from '#mock/test-kit.ts'
import type { Endpoint as Call } from '#src/contract/rest/endpoint.ts'
import type { Endpoint } from '#src/views/kit/intent/unknown-intents.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { preludes } from '../contract/preludes.ts'
import { sampleOf } from '../contract/samples.ts'
import { askedFor } from './asked-for.ts'

// How an order is paid is another fact, after it.
const own = new Set(['intent', 'payPassword', 'payKind', 'pageNo', 'pageSize'])
const withoutOwn = (sample: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(sample).filter(([field]) => !own.has(field)))

/** What its stream is called by, where that is not a key of its own. */
type KeyOf = (name: Endpoint, request: Readonly<Record<string, unknown>>, driver: HeadlessDriver) => string
const anyKey: KeyOf = () => 'every-intent-0001'

/** What is said to ask for it, once what has to be there before is there. */
export async function factsFor({ name }: Call, driver: HeadlessDriver, keyOf = anyKey) {
  const { kind, fact, from } = askedFor[name as Endpoint]
  if (from === 'unpaid') {
    const request = withoutOwn(sampleOf('order.create'))
    const before = { type: 'order.placeRequested', endpoint: 'order.create', request }
    const stream = `${kind}/${keyOf(name as Endpoint, request, driver)}`
    return { stream, request, isOfOrder: true, before, asks: { type: fact, kind: 'bankCard', tab: 'every-intent' } }
  }
  const door = { ask: createAsk(driver.nodeWorld().fetch), sms: () => Promise.resolve(null) }
  const { token } = driver.vault().credentials()!
  const sample = sampleOf(name)
  const made = await preludes[name]?.(door, { token }, sample)
  const all: Readonly<Record<string, unknown>> = { ...sample, ...made }
  const { payPassword: password } = all
  const request = withoutOwn(all)
  const stream = `${kind}/${keyOf(name as Endpoint, request, driver)}`
  const shown = typeof from === 'boolean' ? { type: 'listing.shown', isListed: from } : null
  const stage = typeof from === 'string' ? { type: fact.replace(/\.\w+$/, '.shown'), stage: from } : null
  const secret = password === undefined || from !== undefined ? {} : { password, withPassword: true }
  const asks = { type: fact, endpoint: name, request, ...secret }
  return { stream, request, isOfOrder: false, before: shown ?? stage, asks }
}

/** Refuses to say what has been done. */
export async function refuseToShow(driver: HeadlessDriver, { question }: Call): Promise<void> {
  const seenIn = question && 'seenIn' in question ? [question.seenIn] : []
  for (const read of [...seenIn, 'box.mine']) {
    await driver.fault(`rest.${read}`, { kind: 'code', code: 1429, msg: '操作太频繁' })
  }
}
