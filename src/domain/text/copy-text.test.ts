import { expect, it } from 'vitest'
import { copyMessage, copyObstacle } from './copy-text.ts'

it('[val:000:copy-empty] [const:text-copy-empty] empty content is refused first', () => {
  expect(copyObstacle('text', true)).toBeUndefined()
  expect(copyObstacle('', true)).toBe('empty')
  expect(copyObstacle('', false)).toBe('empty')
  expect(copyMessage('empty')).toBe('内容不能为空')
})

it('[val:000:copy-unsupported] [const:text-copy-unsupported] a browser that cannot copy says so', () => {
  expect(copyObstacle('text', false)).toBe('unsupported')
  expect(copyMessage('unsupported')).toBe('浏览器不支持')
})

it('[val:000:copy-success] [val:000:copy-failure] [const:text-copy-result] success and failure have their messages', () => {
  expect(copyMessage('succeeded')).toBe('复制成功')
  expect(copyMessage('failed')).toBe('复制失败')
})
