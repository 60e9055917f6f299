import { fromBase64, toBase64 } from './base64.ts'

/** What a SockJS server says (`wire §0`): text frames around base64. */
export type SockJsFrame =
  | { type: 'open' }
  | { type: 'heartbeat' }
  | { type: 'close'; code: number; reason: string }
  | { type: 'messages'; payloads: Uint8Array<ArrayBuffer>[]; /** How many were no base64. */ broken: number }
  | { type: 'malformed' }

function readStrings(text: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    const strings = Array.isArray(list) ? list : [list]
    return strings.every((item) => typeof item === 'string') ? strings : undefined
  } catch {
    return undefined
  }
}

function readPayloads(strings: string[]): { payloads: Uint8Array<ArrayBuffer>[]; broken: number } {
  const all = strings.map(fromBase64)
  const payloads = all.filter((item) => item !== undefined)
  return { payloads, broken: all.length - payloads.length }
}

/** Reads one text frame of the server. Never throws. */
export function decodeSockJs(text: string): SockJsFrame {
  if (text === 'o') return { type: 'open' }
  if (text === 'h') return { type: 'heartbeat' }
  const body = text.slice(1)
  if (text[0] === 'a' || text[0] === 'm') {
    const strings = readStrings(body)
    return strings ? { type: 'messages', ...readPayloads(strings) } : { type: 'malformed' }
  }
  if (text[0] === 'c') {
    try {
      const [code, reason] = JSON.parse(body) as [unknown, unknown]
      if (typeof code === 'number') return { type: 'close', code, reason: typeof reason === 'string' ? reason : '' }
    } catch {
      return { type: 'malformed' }
    }
  }
  return { type: 'malformed' }
}

/** What a SockJS client sends: a JSON array of base64 strings. */
export function encodeSockJsUp(payload: Uint8Array): string {
  return `["${toBase64(payload)}"]`
}

/** Reads what a client sent, for servers; `undefined` when it is no JSON array of strings. */
export function decodeSockJsUp(text: string): { payloads: Uint8Array<ArrayBuffer>[]; broken: number } | undefined {
  const strings = readStrings(text)
  return strings && readPayloads(strings)
}

/** A server's text frame, for servers. */
export function encodeSockJsDown(payload: Uint8Array): string {
  return `a["${toBase64(payload)}"]`
}
