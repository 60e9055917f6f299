import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { misfits } from './misfits.ts'
import { schemaText } from './mistake-text.ts'

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
