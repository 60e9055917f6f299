import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { misfits } from './misfits.ts'
import { mistakeText, schemaText } from './mistake-text.ts'

/** What a schema complains of, in Chinese. */
const complaints = (schema: unknown, value: unknown): readonly string[] =>
  misfits(schema as Schema.Codec<unknown, unknown>, value).map(({ message }) => schemaText.zh(message))

it('says what a schema complains of in Chinese, and no English word of its own in it', () => {
  const Digits = Schema.String.check(Schema.isPattern(/^\d+$/))
  const page = Schema.Struct({ list: Schema.Array(Schema.String), many: Digits, sum: Schema.Number })
  const told = complaints(page, { list: 'x', many: '两', sum: '3' })
  expect(told).toHaveLength(3)
  expect(told[0]).toMatch(/^应是 列表/)
  expect(told[1]).toContain('^\\d+$')
  for (const one of told) expect(one).not.toMatch(/Expected|matching|RegExp|array|string|number/)
})

it.each([
  ['value', 'seed: Expected number', '开头：值不合适：seed 应是 数字'],
  ['payload', 'online: Expected boolean', '开头：内容不合适：online 应是 真或假'],
  ['request', 'id: Expected string, got 3', '开头：接口不能这样请求：id 应是 文字，实际是 3'],
] as const)('says in Chinese what is wrong with a place too: %s', (kind, said, told) => {
  expect(mistakeText({ kind, step: null, said, nearest: null }, 'zh')).toBe(told)
})
