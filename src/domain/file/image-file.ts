/** First bytes of the pictures that may be uploaded; `null` stands for any byte. */
const signatures: readonly (readonly [type: string, bytes: readonly (number | null)[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
]

/** The type of a picture by its first bytes, or undefined for what is none that may be uploaded. */
export const sniffImage = (bytes: Uint8Array): string | undefined =>
  signatures.find(([, start]) =>
    start.every((byte, at) => (byte === null ? at < bytes.length : bytes[at] === byte)),
  )?.[0]
