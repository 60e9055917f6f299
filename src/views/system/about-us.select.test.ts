import { expect, it } from 'vitest'
import { viewAbout } from './about-us.select.ts'
import { viewUpdateModal } from './update-modal.select.ts'

const update = { version: '1.1.0', forced: true, notes: '新增深色模式', packageUrl: 'https://a.example/b.apk' }

it('leads to what is new as the update modal shows it, once there is a newer version', () => {
  expect(viewAbout('1.0.39', { ...update, kind: 'latest' }).notesHref).toBeNull()
  const { notesHref } = viewAbout('1.0.39', { ...update, kind: 'hot' })
  expect(viewUpdateModal(new URLSearchParams(notesHref?.split('?')[1]))).toEqual({
    version: '1.1.0',
    forced: true,
    message: '新增深色模式',
    url: 'https://a.example/b.apk',
  })
})
