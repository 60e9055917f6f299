import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBankForm } from './bank-form.ts'
import { payableAddress } from './payable-address.ts'

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

  it('knows the entities that a bank may write', () => {
    const all = form('<input name="all" value="&amp;&lt;&gt;&quot;&apos;&nbsp;&#65;&#x42;&nothing;">')
    expect(readBankForm(all)?.fields).toEqual({ all: `&<>"'\u00A0AB&nothing;` })
  })

  it('makes a character of what has one, from the first to the last, and of nothing else', () => {
    const read = (written: string) => readBankForm(form(`<input name="it" value="${written}">`))?.fields['it']
    const numbers = [0, 1, 0x10_ff_ff, 0x11_00_00]
    for (const spell of [(code: number) => `&#${code};`, (code: number) => `&#x${code.toString(16)};`])
      expect(numbers.map((code) => read(spell(code)))).toEqual([spell(0), '\u0001', '\u{10ffff}', spell(0x11_00_00)])
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
    ['a form in a form', form(form('', 'action="https://evil.example.com/" method="post"'))],
    ['a form that is a dialog', form('', 'action="https://bank.example.com/pay" method="dialog"')],
    ['an address of spaces', form('', 'method="post" action=" "')],
    ['an address with signs we cannot read', form('', 'method="post" action="javascript&colon;alert(1)"')],
    ['a base written oddly', `<BASE\nhref=//evil.example.com>${form()}`],
    ['a field twice', form('<input name="sn" value="1"><input name="sn" value="2">')],
    ['a choice', form('<select name="bank"><option>1</option></select>')],
    ['a text area', form('<textarea name="note">1</textarea>')],
    ['a text area that swallows the form', `<textarea>${form()}`],
    ['a tag that never ends', `${form()}<input name="a`],
    ['too much', form('x'.repeat(70_000))],
    ['thousands of fields', form(Array.from({ length: 5000 }, (_, at) => `<input name=f${at}>`).join(''))],
    ['too many fields', form(Array.from({ length: 101 }, (_, at) => `<input name="f${at}">`).join(''))],
  ])('gives null for %s', (_, html) => {
    expect(readBankForm(html)).toBeNull()
  })

  it.each([
    ['a button with an address of its own', '<button formaction="https://evil.example.com/">go</button>'],
    ['an input with an address of its own', '<input type="submit" formaction="https://evil.example.com/" name="go">'],
    ['a picture to press', '<input type="image" src="https://evil.example.com/x" name="go">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example.com/">'],
    ['a script', '<script>document.forms[0].action = "https://evil.example.com/"</script>'],
    ['a handler', '<img src=x onerror="document.forms[0].action = 1">'],
    ['a frame', '<iframe name="top" src="https://evil.example.com/"></iframe>'],
    ['a disabled field, an unmarked box', '<input name="a" disabled><input type="checkbox" name="b">'],
    ['a field of another form', '</form><input form="pay" name="a" value="1">'],
  ])('takes nothing over from %s', (_, inner) => {
    const html = form(inner, 'action="https://bank.example.com/pay" method="post" target="_top" onsubmit="evil()"')
    expect(readBankForm(html)).toEqual({ action: 'https://bank.example.com/pay', fields: {} })
  })

  // Looked through in a fraction of a second; where the work grew with the square, each of these took many.
  it.each([
    '<form ',
    '<input ',
    '<form <input name="a',
    `<form "'<form '"`,
    '<!--',
    '<script ',
    '</script ',
    '<textarea ',
    '<form a=',
    '<form a=" ',
    '<form a = " b = \' ',
  ])('comes to an end with nothing but %j', (bit) => {
    for (let again = 0; again < 20; again += 1)
      expect(readBankForm(bit.repeat(Math.floor((64 * 1024) / bit.length)))).toBeNull()
  })

  it('keeps names that mean something to programs as the fields they are', () => {
    const read = readBankForm(form('<input name="__proto__" value="1"><input name="submit" value="2">'))
    expect(Object.entries(read!.fields)).toEqual([
      ['__proto__', '1'],
      ['submit', '2'],
    ])
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
    'https://bank.example.com.:443/',
    'https://xn--bnk-6cd.example.com/',
    'https://b\u0430nk.example.com/',
    'https://bank-example.com/',
    'https://evil.cn/https://bank.example.com/',
    'https://evil.cn#@bank.example.com/',
    'https://bank.example.com%2eevil.cn/',
    'https://bank.example.com%00.evil.cn/',
    'https:bank.example.com@evil.cn',
    'https://[::1]/',
    'http://localhost:5174/gateway/bank',
    'http://localhost:5173@evil.cn/',
    'blob:http://localhost:5173/1',
    'view-source:https://bank.example.com/',
    'intent://bank.example.com#Intent;scheme=https;end',
    `https://bank.example.com/${'a'.repeat(5000)}`,
    'https://bank.example.com/\u202Egnp',
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
