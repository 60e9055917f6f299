const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Int16Array(128).fill(-1)
for (let index = 0; index < 64; index++) values[alphabet.charCodeAt(index)] = index

const codes = Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0))
const padding = 61
const ascii = new TextDecoder()

/** Bytes as padded base64. Written as bytes first: adding letters to a text takes seconds for a file. */
export function toBase64(bytes: Uint8Array): string {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let at = 0
  for (let index = 0; index < bytes.length; index += 3) {
    const isShort = index + 1 >= bytes.length
    const word = (bytes[index]! << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    text[at++] = codes[word >> 18]!
    text[at++] = codes[(word >> 12) & 63]!
    text[at++] = isShort ? padding : codes[(word >> 6) & 63]!
    text[at++] = index + 2 >= bytes.length ? padding : codes[word & 63]!
  }
  return ascii.decode(text)
}

/** The bytes of base64 text, or `undefined` when it is not base64: a bad character or an impossible length. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  let length = text.length
  while (length > 0 && text.charCodeAt(length - 1) === 61 && text.length - length < 2) length--
  if (length % 4 === 1 || (length !== text.length && text.length % 4 !== 0)) return undefined
  const bytes = new Uint8Array((length * 3) >> 2)
  let word = 0
  let bits = 0
  let at = 0
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index)
    const value = code < 128 ? values[code]! : -1
    if (value < 0) return undefined
    word = ((word << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = (word >> bits) & 255
    }
  }
  return bytes
}
