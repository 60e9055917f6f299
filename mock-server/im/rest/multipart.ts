/** One part of a multipart body. */
export interface Part {
  name: string
  filename: string
  type: string
  content: Uint8Array
}

const ascii = new TextDecoder('latin1')
const utf8 = new TextDecoder()

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const first = wanted[0]!
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}

/** The parts of a multipart/form-data body; empty when it is none. */
export function readMultipart(body: Uint8Array, contentType: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1]
  if (!boundary) return []
  const mark = new TextEncoder().encode(`--${boundary}`)
  const blank = new Uint8Array([13, 10, 13, 10])
  const parts: Part[] = []
  let at = indexOf(body, mark, 0)
  while (at >= 0) {
    const start = at + mark.length + 2
    const next = indexOf(body, mark, start)
    const split = indexOf(body, blank, start)
    if (next < 0 || split < 0 || split > next) break
    parts.push(readPart(body.subarray(start, split), body.slice(split + 4, next - 2)))
    at = next
  }
  return parts
}

function readPart(head: Uint8Array, content: Uint8Array): Part {
  const text = utf8.decode(head)
  return {
    name: /[; ]name="([^"]*)"/.exec(text)?.[1] ?? '',
    filename: /filename="([^"]*)"/.exec(text)?.[1] ?? '',
    type: /content-type:\s*([^\r\n]+)/i.exec(ascii.decode(head))?.[1] ?? 'application/octet-stream',
    content,
  }
}
