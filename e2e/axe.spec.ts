import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { openPlaces, stillness, visit } from './kit/places.ts'

for (const theme of ['light', 'dark'] as const) {
  for (const signedIn of [true, false]) {
    test(`axe finds nothing on any route, signed ${signedIn ? 'in' : 'out'}, ${theme}`, async ({ page }) => {
      // A slow machine must not decide it.
      test.setTimeout(600_000)
      await stillness(page, theme)
      const bench = await openBench(page, {
        signedIn,
        start: signedIn ? '/pages/home/home' : '/pages/login/login/index',
      })
      const reachable = await openPlaces(page, signedIn)
      expect(reachable.length).toBeGreaterThan(8)
      for (const { href } of reachable) {
        await visit(page, bench, href)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        )
        expect.soft(found, href).toEqual([])
      }
    })
  }
}
