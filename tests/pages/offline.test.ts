import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { knowRoutes } from '#src/routes/table.ts'
import { routes } from '#src/routes/all.ts'
import { AppProvider } from '#src/views/kit/app/app.ts'
import { AppTabBar } from '#src/views/kit/page/app-tab-bar.tsx'
import { PageScreen } from '#src/views/kit/page/page-screen.tsx'
import { setTabBar } from '#src/views/kit/page/tab-bar-slot.ts'
import { perform } from '#scenarios/player/player.ts'
import { appOf } from './app-of.ts'
import { startBench } from './bench.ts'

it('[err:000:offline-banner] every page says that the network is lost, for as long as it is', async () => {
  knowRoutes(routes)
  setTabBar(AppTabBar)
  const driver = await startBench('the network goes and comes')
  const page = () =>
    renderToStaticMarkup(createElement(AppProvider, { value: appOf(driver) }, createElement(PageScreen, null, '正文')))
  const isSaid = async (online: boolean) => {
    await perform(driver, { fault: 'network', with: { online } }, 0)
    expect(page()).toContain('正文')
    return /role="status"[^>]*>.*网络信号丢失/s.test(page())
  }
  expect(await isSaid(true)).toBe(false)
  expect(await isSaid(false)).toBe(true)
  expect(await isSaid(true)).toBe(false)
  await driver.stop()
})
