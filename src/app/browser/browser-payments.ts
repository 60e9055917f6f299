import { cutText } from '#src/domain/text/text-limits.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { Platform } from '../platform.ts'

/** Hosts to which a payment may go; build-time configuration, empty by default: then only the server's own addresses are. */
const allowedHosts = (import.meta.env.VITE_PAYMENT_HOSTS ?? '')
  .split(',')
  .map((host: string) => host.trim().toLowerCase())
  .filter((host: string) => host !== '')

/** A native shell's payment plugin, which it puts on the window; what it answers is data from outside and is read with care. */
function nativePlugin(): Platform['payments']['plugin'] {
  const { shucangPay } = globalThis
  if (typeof shucangPay !== 'function') return null
  return async (payload) => {
    const { code, failReason } = fieldsOf(await shucangPay(payload))
    const text = (value: unknown) => (typeof value === 'string' ? cutText(value, 200) : '')
    return { code: text(code), message: text(failReason) }
  }
}

/** Leaving for a gateway in a browser. `origin` is the server's, `''` for the page's own. */
export const browserPayments = (origin: string): Platform['payments'] => ({
  allowedHosts,
  base: `${origin === '' ? location.origin : origin}/`,
  addressOf: (href) => `${location.origin}${location.pathname}${location.search}#${href}`,
  leave: (gateway) => {
    if (gateway.kind === 'page') return location.assign(gateway.url)
    const form = document.createElement('form')
    form.method = 'post'
    form.action = gateway.action
    for (const [name, value] of Object.entries(gateway.fields)) {
      const input = document.createElement('input')
      Object.assign(input, { type: 'hidden', name, value })
      form.append(input)
    }
    document.body.append(form)
    // A field called `submit` hides the form's own method.
    HTMLFormElement.prototype.submit.call(form)
  },
  plugin: nativePlugin(),
})
