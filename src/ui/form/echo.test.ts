import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { echoComposed, echoComposing, echoReceived, echoSettled, echoTyped, startEcho } from './echo.ts'
import type { Echo } from './echo.ts'

const type = (echo: Echo, ...texts: string[]) => texts.reduce(echoTyped, echo)

describe('the local value of a text field', () => {
  it('does not take back letters when the owner answers late', () => {
    let echo = type(startEcho(''), '1', '13', '138')
    for (const late of ['1', '13']) echo = echoReceived(echo, late)
    expect(echo.local).toBe('138')
    expect(echoReceived(echo, '138')).toEqual({ local: '138', seen: '138', sent: [], composing: false })
  })

  it('follows the owner when the value is none of ours', () => {
    expect(echoReceived(type(startEcho(''), 'a', 'ab'), '草稿').local).toBe('草稿')
    expect(echoReceived(type(startEcho(''), 'a'), '').local).toBe('a')
    expect(echoReceived(echoReceived(type(startEcho(''), 'a'), 'a'), '').local).toBe('')
  })

  it('never drops a composition, and sends it once when it is done', () => {
    let echo = type(echoComposing(startEcho('山')), '山s', '山shu')
    expect(echo.sent).toEqual([])
    echo = echoReceived(echo, '别处改的')
    expect(echo.local).toBe('山shu')
    echo = echoComposed(echo, '山水')
    expect(echo).toMatchObject({ local: '山水', sent: ['山水'], composing: false })
  })

  it('shows what the owner holds once the field is left', () => {
    expect(echoSettled(type(startEcho(''), '１３８'), '138').local).toBe('138')
  })

  it('ends equal to an owner that echoes everything in order, however late', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 4 }), { minLength: 1, maxLength: 40 }), fc.nat(10), (texts, lag) => {
        let echo = startEcho('')
        const wire: string[] = []
        for (const text of texts) {
          echo = echoTyped(echo, text)
          wire.push(text)
          if (wire.length > lag) echo = echoReceived(echo, wire.shift() ?? '')
          expect(echo.local).toBe(text)
        }
        for (const text of wire) echo = echoReceived(echo, text)
        expect(echo.local).toBe(texts.at(-1))
      }),
    )
  })
})
