import { expect, it } from 'vitest'
import { boundedText, TooLarge } from './bounded-text.ts'

/** A body that comes in these parts. */
const inParts = (parts: readonly string[]): Response =>
  new Response(
    new ReadableStream({
      start(stream) {
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part))
        stream.close()
      },
    }),
  )

it.each([
  ['whole', (text: string) => inParts([text])],
  ['in parts', (text: string) => inParts([text.slice(0, 4), text.slice(4, 5), text.slice(5)])],
  ['with its length', (text: string) => new Response(text, { headers: { 'content-length': String(text.length) } })],
])('a body that comes %s is read up to its limit, and not a byte beyond', async (_, answer) => {
  expect(await boundedText(answer('0123456789'), 10)).toBe('0123456789')
  await expect(boundedText(answer('0123456789a'), 10)).rejects.toThrow(TooLarge)
})
