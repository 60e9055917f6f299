import type { BrowserContext } from 'playwright'
import { type Start, starts } from './budget.ts'
import type { Sign } from './record.ts'
import { serveBuild } from './server.ts'

/** A start without a network, to the first heading that the app draws (docs/decisions/0037). It is told and decides nothing. */
export const OFFLINE_GOAL_MS = 1000
const ATTEMPTS = 5

type SignIn = (context: BrowserContext, origin: string, sign: Sign) => Promise<void>

/** Opens a build once with its server, then without one: the best of some starts, as a machine may be busy with something else. */
export async function startOffline(context: BrowserContext, build: string, signIn: SignIn): Promise<number> {
  const server = await serveBuild(build)
  const home = starts.find(({ isSignedIn }) => isSignedIn) as Start
  await signIn(context, server.origin, home.sign(server.world.tables.products.all().map(({ name }) => name)))
  const page = await context.newPage()
  await page.goto(`${server.origin}/`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.locator('h1', { hasText: '数藏' }).waitFor()
  await context.setOffline(true)
  let best = Infinity
  for (let attempt = 0; attempt < ATTEMPTS && best > OFFLINE_GOAL_MS; attempt++) {
    await page.reload({ waitUntil: 'commit' })
    await page.locator('h1', { hasText: '数藏' }).waitFor()
    best = Math.min(best, await page.evaluate(() => performance.now()))
  }
  await page.getByText('网络信号丢失').first().waitFor()
  await context.close()
  return best
}
