/**
 * The app on a slow phone: the production build with the mock server behind it, in a browser. Usage:
 *   npm run bench -- web [start|taps|idle|changes] [how often]
 * `LIGHTHOUSE=/folder/node_modules/lighthouse` has the starts measured by it as well. The load of the machine is told: what is said in ms of
 * a clock on the wall is worth something on a quiet one alone.
 */
import { loadavg } from 'node:os'
import { noteTimers } from '../scripts/lib/weight/hidden.ts'
import { changes } from './web/changes.ts'
import { firedWhileHidden, idle } from './web/idle.ts'
import { buildSites, forgetAll, openBrowser, serveBuild, signIn } from './web/site.ts'
import { medianStart, ways } from './web/start.ts'
import { taps } from './web/taps.ts'

const words = process.argv.slice(3)
const times = Number(words.find((word) => /^\d+$/.test(word)) ?? 5)
const wants = (part: string) => words.every((word) => word !== part && /^\d+$/.test(word)) || words.includes(part)

const sites = await buildSites()
const server = await serveBuild(sites.app)
const bare = await serveBuild(sites.bare)
const context = await openBrowser()
const load = () => `load ${loadavg()[0]!.toFixed(1)}`
const at = (href: string) => `${server.origin}/#${href}`

if (wants('start')) {
  const [product] = server.world.tables.products.filter(({ state }) => state === 'onSale')
  const guests = {
    'bare React': `${bare.origin}/bare.html`,
    home: at('/pages/home/home'),
    login: at('/pages/login/login/index'),
    product: at(`/pages/common/productDetails/productDetails?id=${product!.id}`),
  }
  const members = { 'home, signed in': at('/pages/home/home'), chat: at('/pages/chat/index') }
  for (const [way, measure] of Object.entries(await ways())) {
    await forgetAll(context, server.origin)
    console.log(`\n${way}, medians of ${times}`)
    let least = Number.NaN
    const measureAll = async (pages: Readonly<Record<string, string>>) => {
      for (const [name, url] of Object.entries(pages)) {
        const { fcp, lcp, tbt } = await medianStart(measure, context, url, times)
        if (Number.isNaN(least)) least = lcp
        const figures = [fcp, lcp, tbt].map((ms) => String(Math.round(ms)).padStart(6)).join(' ')
        console.log(`${name.padEnd(16)} FCP, LCP, TBT ${figures} ms, LCP ${(lcp / least).toFixed(1)} × bare, ${load()}`)
      }
    }
    await measureAll(guests)
    const page = await context.newPage()
    await signIn(page, server.origin)
    await page.close()
    await measureAll(members)
  }
}

if (wants('taps')) {
  await forgetAll(context, server.origin)
  const page = await context.newPage()
  await signIn(page, server.origin)
  await page.close()
  console.log(`\nfrom a tap to the next picture, processor four times slower, medians of ${times}, ${load()}`)
  await taps(context, server.origin, times)
}

if (wants('changes')) {
  await forgetAll(context, server.origin)
  const page = await context.newPage()
  await signIn(page, server.origin)
  await page.close()
  console.log(`\nfrom a tap until 1.5 s later, by four times the processor's time, ${times} runs, ${load()}`)
  await changes(context, server.origin, times)
}

if (wants('idle')) {
  await forgetAll(context, server.origin)
  const page = await context.newPage()
  await page.addInitScript(noteTimers)
  await signIn(page, server.origin)
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.waitForTimeout(5000)
  const { threadPercent, processPercent, layouts, styles } = await idle(context, page)
  console.log(
    `\nhome while seen, 30 s: ${threadPercent.toFixed(2)} % of a core in its thread, ${processPercent.toFixed(2)} % in its process, ` +
      `${layouts} layouts, ${styles} recalculations of styles, ${load()}`,
  )
  const fired = await firedWhileHidden(page, 60)
  console.log(`home while hidden, 60 s: ${fired.length} timers\n${fired.map((one) => `  ${one}`).join('\n')}`)
  await page.close()
}

await context.close()
// The world's clock goes on by itself.
process.exit(0)
