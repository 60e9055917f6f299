import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './kit/test.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A host with clean addresses: it redirects away extensions, and with them the query. */
function cleanHost(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.endsWith('.html') || search !== '') {
      response.writeHead(308, { Location: pathname.replace(/(index)?\.html$/, '') }).end()
      return
    }
    const plain = join('dist/demo', pathname === '/' ? 'index.html' : pathname)
    const file = existsSync(plain) ? plain : `${plain}.html`
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  const { promise, resolve } = Promise.withResolvers<Server>()
  server.listen(0, '127.0.0.1', () => resolve(server))
  return promise
}

test('on a host that drops queries and extensions the app, the cashier and the workbench open', async ({ page }) => {
  const host = await cleanHost()
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  try {
    const asked = new URLSearchParams({ asked: '{"method":"GET","page":"cashier","fields":{"payNo":"nobody"}}' })
    await page.goto(`${origin}/gateway.html#${asked.toString()}`)
    await expect(page.getByRole('heading', { name: '交易不存在' })).toBeVisible()
    await page.goto(`${origin}/workbench.html`)
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('正在启动')).toBeHidden({ timeout: 20_000 })
    // The bench goes on when its page is opened again.
    await page.getByRole('group', { name: '时钟' }).getByRole('button', { name: '+1 分' }).click()
    await page.getByRole('tab', { name: '世界' }).click()
    await page.getByRole('button', { name: '关掉页面再打开' }).click()
    await expect(page.getByText('正在启动')).toBeHidden({ timeout: 20_000 })
    await expect(page.getByRole('group', { name: '时钟' }).getByText('08:01:00')).toBeVisible()
    // Without what it needs the cashier says so and leads back.
    await page.goto(`${origin}/gateway.html?asked=lost`)
    await expect(page.getByRole('heading', { name: '没有要支付的订单' })).toBeVisible()
    await page.getByRole('link', { name: '返回数藏' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '数藏' })).toBeVisible()
  } finally {
    host.closeAllConnections()
    host.close()
  }
})
