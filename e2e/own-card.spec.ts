import { expect } from '@playwright/test'
import { href } from '#src/routes/table.ts'
import { openBench } from './kit/bench.ts'
import { stillness, visit } from './kit/places.ts'
import { test } from './kit/page-of-worker.ts'

/** A picture of one colour, drawn by the browser. */
const picture = () => {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [500, 200]
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#3b5566'
  pen.fillRect(0, 0, 500, 200)
  return canvas.toDataURL('image/png').split(',')[1]!
}

test('[rest:UPLOAD:/common/fileUpload] the cover of one’s card goes up as a file, is looked at, and then saved', async ({
  page,
}) => {
  await stillness(page)
  const bench = await openBench(page, { start: '/pages/home/home', signedIn: true, chat: true })
  await visit(page, bench, href('/pages/chat/index', { tab: 'contacts' }))
  await page.getByRole('link', { name: '我的名片' }).click()
  await page.getByRole('button', { name: /^名片封面/ }).click()
  const sheet = page.getByRole('dialog', { name: '名片封面' })
  await expect(sheet.getByRole('button', { name: '保存' })).toBeDisabled()
  const buffer = Buffer.from(await page.evaluate(picture), 'base64')
  await sheet
    .getByLabel('选择封面图片')
    .setInputFiles({ name: '封面.txt', mimeType: 'text/plain', buffer: Buffer.from('一') })
  await expect(sheet.getByText(/^只能上传 JPG/)).toBeVisible()
  await sheet.getByLabel('选择封面图片').setInputFiles({ name: '封面.png', mimeType: 'image/png', buffer })
  await expect(sheet.getByAltText('封面预览')).toBeVisible()
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /^名片封面\s*已设置/ })).toBeVisible()
  const people = await bench.observe('im-people')
  expect(JSON.stringify(people?.context)).toMatch(/"ext":"\{\\"cover\\":/)
})
