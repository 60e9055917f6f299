import { summaryOf } from '../conversation.select.ts'
import { bodyOf } from './message-body.ts'
import type { Content } from './message-ext.ts'

const nowhere = { origin: '', local: null, progress: null, fresh: false } as const

/** A content in few words, for lists; '' for what is never shown. */
export function wordsOf(content: Content): string {
  const body = bodyOf(content, nowhere)
  return body ? summaryOf(body).replace(/\s+/g, ' ').trim() : ''
}
