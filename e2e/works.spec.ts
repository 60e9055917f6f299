import { expect } from '@playwright/test'
import { shareOf } from '#scenarios/player/share.ts'
import { checkSeries, seriesChecked } from './kit/works.ts'
import { testFromNothing as test } from './kit/page-of-worker.ts'

test.describe('the pictures of the works show what they are named for:', () => {
  for (const key of shareOf(seriesChecked, 8, (series) => series)) {
    test(key, async ({ page }) => {
      await page.goto('/')
      // The world draws the pictures behind the addresses that its answers name.
      const pictureAt = (address: string) => page.evaluate(async (path) => (await fetch(path)).text(), address)
      // Until the world answers, the address is one of the app's.
      await expect.poll(() => pictureAt(`/art/${key}/1.svg?size=card`)).toMatch(/^<svg/)
      await checkSeries(page, key, pictureAt)
    })
  }
})
