const rate = 8_000

/** A voice message as a WAV file: syllables hummed for so many seconds, the same ones each time. */
export function humming(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = rate * Math.max(1, Math.min(60, seconds))
  const bytes = new Uint8Array(44 + samples)
  const view = new DataView(bytes.buffer)
  const text = (at: number, letters: string): void => bytes.set(new TextEncoder().encode(letters), at)
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, samples, true)
  for (let index = 0; index < samples; index++) bytes[44 + index] = sampleAt(index / rate)
  return bytes
}

/** Eight bits, 128 is silence: a falling or rising note for each fifth of a second, with breath between phrases. */
function sampleAt(second: number): number {
  const syllable = Math.floor(second * 5)
  const within = second * 5 - syllable
  if (syllable % 7 === 6) return 128
  const pitch = 150 + ((syllable * 37) % 60) + (syllable % 2 ? 14 : -14) * within
  const loudness = Math.sin(Math.PI * within) * 36
  const turn = 2 * Math.PI * pitch * second
  return Math.round(128 + loudness * (Math.sin(turn) * 0.7 + Math.sin(2 * turn) * 0.3))
}
