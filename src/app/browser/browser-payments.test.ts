import { afterEach, expect, it, vi } from 'vitest'
import { browserPayments } from './browser-payments.ts'

afterEach(() => vi.unstubAllGlobals())

const address = { origin: 'https://app.example', pathname: '/go/', search: '?a=1' }

function page() {
  const submitted: object[] = []
  class Form {
    method = ''
    action = ''
    fields: object[] = []
    append(input: object) {
      this.fields.push(input)
    }
    submit() {
      submitted.push({ method: this.method, action: this.action, fields: this.fields })
    }
  }
  const gone: string[] = []
  vi.stubGlobal('location', { ...address, assign: (url: string) => gone.push(url) })
  vi.stubGlobal('HTMLFormElement', Form)
  const drawn: object[] = []
  const body = { append: (form: object) => drawn.push(form) }
  vi.stubGlobal('document', { body, createElement: (tag: string) => (tag === 'form' ? new Form() : {}) })
  return { submitted, gone, drawn }
}

it('goes to a page of a gateway, and posts nothing', () => {
  const { submitted, gone } = page()
  browserPayments('').leave({ kind: 'page', url: 'https://bank.example/pay?id=1' })
  expect(gone).toEqual(['https://bank.example/pay?id=1'])
  expect(submitted).toEqual([])
})

it('posts a form of a bank with all its fields, also one that is called submit', () => {
  const { submitted, drawn, gone } = page()
  browserPayments('').leave({ kind: 'form', action: 'https://bank.example', fields: { id: '1', submit: 'x' } })
  const fields = [
    { type: 'hidden', name: 'id', value: '1' },
    { type: 'hidden', name: 'submit', value: 'x' },
  ]
  expect(submitted).toEqual([{ method: 'post', action: 'https://bank.example', fields }])
  expect([drawn.length, gone]).toEqual([1, []])
})

it('knows the server whose addresses are its own, and the way back to a page', () => {
  page()
  expect(browserPayments('').base).toBe('https://app.example/')
  expect(browserPayments('https://api.example').base).toBe('https://api.example/')
  expect(browserPayments('').addressOf('/pages/order/order')).toBe('https://app.example/go/?a=1#/pages/order/order')
})

it('reads what a native plugin answers with care', async () => {
  page()
  expect(browserPayments('').plugin).toBeNull()
  vi.stubGlobal('shucangPay', async (payload: unknown) => payload)
  const { plugin } = browserPayments('')
  expect(await plugin!({ code: '9000', failReason: '余额不足' } as never)).toEqual({
    code: '9000',
    message: '余额不足',
  })
  expect(await plugin!({ code: 9000, failReason: null } as never)).toEqual({ code: '', message: '' })
  const failReason = `a${'🎉'.repeat(300)}`
  expect((await plugin!({ failReason } as never)).message).toBe(`a${'🎉'.repeat(199)}`)
  expect(await plugin!({ code: 'x'.repeat(300) } as never)).toEqual({ code: 'x'.repeat(200), message: '' })
})
