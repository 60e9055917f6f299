import { expect, type Page } from '@playwright/test'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { routes } from '#src/routes/all.ts'
import { atNight } from './kit/at-night.ts'
import { openBench } from './kit/bench.ts'
import { openPlaces, stillness, visit } from './kit/places.ts'
import { large, unreadable, usual } from './kit/readable.ts'
import { luckOf } from './kit/walk.ts'
import { test } from './kit/page-of-worker.ts'

const softly = expect.configure({ soft: true })

/** Opens pages and looks at each with letters of twice the size, and on every screen with its own. */
async function readAll(page: Page, signedIn: boolean, wanted?: (at: number) => boolean): Promise<void> {
  await stillness(page)
  const bench = await openBench(page, { signedIn, start: signedIn ? '/pages/home/home' : '/pages/login/login/index' })
  for (const { href } of await openPlaces(page, signedIn, wanted)) {
    await visit(page, bench, href)
    for (const sight of [...large, ...usual]) softly(await unreadable(page, sight), href).toEqual([])
  }
}

// Signed in, in two parts that can run side by side, and signed out.
for (const [who, signedIn, isMine] of [
  ['signed in, one half', true, (at: number) => at % 2 === 0],
  ['signed in, the other half', true, (at: number) => at % 2 === 1],
  ['signed out', false, () => true],
] as const) {
  test(
    `every page can be read with letters of twice the size, and touched, ${who}`,
    atNight('three pages, others with every commit, are looked at in every run'),
    async ({ page }) => {
      test.setTimeout(900_000)
      await readAll(page, signedIn, isMine)
    },
  )
}

const seed = treeSeed()
const luck = luckOf(seed)
const drawn = new Set(Array.from({ length: 3 }, () => luck(routes.length)))

test(`three pages (seed ${seed}) can be read with letters of twice the size, and touched`, async ({ page }) => {
  await readAll(page, true, (at) => drawn.has(at))
})

test('a page whose words are cut, covered, pressed together, too small to touch or under a toast is found out', async ({
  page,
}) => {
  await page.setContent(`<body style="margin:0;font:16px/1.5 sans-serif"><main style="height:300px;overflow:auto">
    <p style="width:60px;overflow:hidden;white-space:nowrap">这一行字被切掉了</p>
    <p style="margin:0">上面的字</p><p style="margin:-20px 0 0">下面的字</p>
    <div style="display:flex;width:200px"><div style="width:16px">一字一行</div></div>
    <button style="width:20px;height:20px;padding:0;display:block">按</button>
    <div style="width:48px">三个字 · 然后</div>
    <div style="width:900px">太宽</div></main>
    <div class="ui-floating" popover="manual" style="position:fixed;inset:auto 0 20px"></div>
    <footer style="position:fixed;bottom:0;height:60px">付款</footer></body>`)
  const kinds = (await unreadable(page, usual[1]!)).map((finding) => finding.split(': ')[1])
  expect(new Set(kinds)).toEqual(
    new Set(['clipped', 'overlap', 'column', 'dot', 'target', 'sideways', 'room', 'toast']),
  )
})
