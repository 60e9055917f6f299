import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payableAddress, readBankForm } from './bank-form.ts'

const form = (inner = '', tag = 'action="https://bank.example.com/pay" method="post"') => `<form ${tag}>${inner}</form>`

describe('readBankForm', () => {
  it('reads the address and the fields, entities and quotes included', () => {
    const html = form(
      `<input type="hidden" name="sn" value="1"><INPUT name='note' value='a &amp; &#39;b&#x27; &lt;'><input name=bare value=x><input name="empty">`,
    )
    expect(readBankForm(html)).toEqual({
      action: 'https://bank.example.com/pay',
      fields: { sn: '1', note: "a & 'b' <", bare: 'x', empty: '' },
    })
  })

  it('leaves out what stands outside the form, buttons, and what is no markup', () => {
    const html = `<input name="before" value="1">${form(
      `<input type="submit" name="go" value="1"><!-- <input name="commented" value="1"> --><script>"<input name='scripted'>"</script>`,
    )}<input name="after" value="1">`
    expect(readBankForm(html)?.fields).toEqual({})
  })

  it.each([
    ['nothing', ''],
    ['no form', '<p>维护中</p>'],
    ['two forms', form() + form()],
    ['a form inside a comment only', `<!--${form()}-->`],
    ['a form inside a script only', `<script>${form()}</script>`],
    ['a form that is fetched', form('', 'action="https://bank.example.com/pay" method="get"')],
    ['a form without an address', form('', 'method="post"')],
    ['a page with another base', `<base href="https://evil.example.com/">${form()}`],
    ['too much', form('x'.repeat(70_000))],
    ['too many fields', form(Array.from({ length: 101 }, (_, at) => `<input name="f${at}">`).join(''))],
  ])('gives null for %s', (_, html) => {
    expect(readBankForm(html)).toBeNull()
  })

  it('reads the first of two addresses, as a browser does', () => {
    const html = form('', 'method="post" action="https://bank.example.com/pay" action="https://evil.example.com/"')
    expect(readBankForm(html)?.action).toBe('https://bank.example.com/pay')
  })

  it('never throws, and gives back every field that was escaped', () => {
    const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (noise, name, value) => {
        expect(() => readBankForm(noise)).not.toThrow()
        const read = readBankForm(form(`<input name="${escape(name)}" value="${escape(value)}">`))
        expect(read?.fields).toEqual(Object.fromEntries([[name, value]]))
      }),
    )
  })
})

describe('payableAddress', () => {
  const base = 'http://localhost:5173/'
  const hosts = ['bank.example.com']

  it.each([
    ['https://bank.example.com/pay?sn=1', 'https://bank.example.com/pay?sn=1'],
    ['/gateway/bank', 'http://localhost:5173/gateway/bank'],
    ['http://localhost:5173/gateway/bank', 'http://localhost:5173/gateway/bank'],
  ])('lets %s through', (address, href) => {
    expect(payableAddress(address, base, hosts)).toBe(href)
  })

  it.each([
    'http://bank.example.com/pay',
    'https://evil.example.com/',
    'https://bank.example.com.evil.cn/',
    'https://bank.example.com@evil.cn/',
    'https://bank.example.com:8443/',
    '//evil.example.com/',
    '/\\evil.example.com',
    'java\tscript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://localhost:5173/',
    '',
  ])('stops %s', (address) => {
    expect(payableAddress(address, base, hosts)).toBeNull()
  })
})
