import type { Page } from 'playwright'
import { demoAccount } from '../../mock-server/world/demo-account.ts'
import type { Stage } from './film-scenes.ts'

/** How much slower than on a phone everything moves. */
export const SLOW = 3

interface InPage {
  readonly shucang: {
    readonly world: {
      act(name: string, input: object): Promise<unknown>
      snapshot(): Promise<{ readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> }>
    }
  }
}

const ready = (page: Page) => page.waitForFunction(() => 'shucang' in globalThis)

/** Somebody at a page of the demo that lies at `base`; what they mark is put into `marks`, in seconds. */
export function stageOf(page: Page, base: string, marks: number[]): Stage {
  const go = async (address: string) => {
    await page.evaluate((to) => void (location.hash = to), address)
    await page.locator('h1').first().waitFor()
  }
  return {
    page,
    base,
    go,
    press: (name) => page.getByRole('button', { name }).last().click(),
    act: (name, input) =>
      page.evaluate(([called, given]) => (globalThis as unknown as InPage).shucang.world.act(called, given), [
        name,
        input,
      ] as const),
    rows: (table) =>
      page.evaluate(
        async (called) => (await (globalThis as unknown as InPage).shucang.world.snapshot()).tables[called]!,
        table,
      ),
    signIn: async (phone = demoAccount.phone) => {
      await page.goto(`${base}#/pages/login/login/index`)
      await ready(page)
      await page.getByRole('tab', { name: '密码登录' }).click()
      await page.getByLabel('手机号', { exact: true }).fill(phone)
      await page.getByLabel('密码', { exact: true }).fill(demoAccount.password)
      await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: '数藏' }).waitFor()
    },
    signOut: async () => {
      await go('/pages/mine/settings/index')
      await page.getByRole('button', { name: '退出登录' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
      await page.waitForTimeout(1500)
    },
    pause: (ms) => page.waitForTimeout(ms * SLOW),
    mark: () => void marks.push(Date.now() / 1000),
  }
}
