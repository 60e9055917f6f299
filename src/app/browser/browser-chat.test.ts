import { expect, it } from 'vitest'
import { networkKind } from './browser-chat.ts'

it.each([
  [{ onLine: false, connection: { type: 'wifi' } }, 'disconnected'],
  [{ onLine: true, connection: { type: 'cellular', effectiveType: 'slow-2g' } }, 'slow-2g'],
  [{ onLine: true, connection: { type: 'cellular' } }, '4g'],
  [{ onLine: true, connection: { type: 'ethernet' } }, 'lan'],
  [{ onLine: true, connection: { type: 'wifi', effectiveType: '4g' } }, 'wifi'],
  [{ onLine: true, connection: { effectiveType: '4g' } }, 'unknown'],
  [{ onLine: true }, 'unknown'],
])('the network of %o is %s', (navigator, kind) => expect(networkKind(navigator)).toBe(kind))
