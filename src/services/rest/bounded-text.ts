/** The body went past its limit; reading stopped there. */
export class TooLarge extends Error {}

/** Reads a body as UTF-8 text, giving up as soon as it exceeds `maxBytes`, so that a runaway answer never fills the memory. */
export async function boundedText(response: Response, maxBytes: number): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw new TooLarge('declared too large')
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new TooLarge('too large')
    }
    text += decoder.decode(value, { stream: true })
  }
}
