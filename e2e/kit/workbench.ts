import { expect, type Page } from '@playwright/test'

/** Far more than opening needs: on a machine with fifteen busy processes it took more than a minute, and that decides no test. */
export const AMPLE_MS = 300_000

export async function openWorkbench(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('./workbench.html')
  await expect(page.getByText('正在启动')).toBeHidden({ timeout: AMPLE_MS })
}

/** The app in the first phone. */
export const appIn = (page: Page) => page.frameLocator('iframe[title="应用"]')
