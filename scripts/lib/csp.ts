import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export interface PolicyOptions {
  /** A demo may talk to a mock server on this machine. */
  demo: boolean
  apiBase: string | undefined
  /** Hosts to which a payment's form may be posted. */
  paymentHosts?: readonly string[]
  /** Scripts that stand in the page itself: these and no others. */
  inlineScripts?: readonly string[]
  /** Style sheets that stand in the page itself. */
  inlineStyles?: readonly string[]
}

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

/** The style sheets that stand in a page itself. */
export const inlineStylesOf = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)

/** The scripts that stand in a page itself. */
export const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)

/**
 * The Content-Security-Policy of every built page. Dev pages carry none: the hot-reload client needs inline scripts.
 *
 * `style-src` has no `unsafe-inline`: React sets `style` through the CSSOM, which the policy does not govern.
 * `connect-src` and `img-src` allow any TLS host because upload and chat hosts arrive from the server at run time.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { demo, apiBase, paymentHosts = [], inlineScripts = [], inlineStyles = [] } = options
  const plain = new Set<string>(demo ? ['localhost:*', '127.0.0.1:*'] : [])
  if (apiBase?.startsWith('http:')) plain.add(new URL(apiBase).host)
  const http = [...plain].map((host) => `http://${host}`)
  const ws = [...plain].map((host) => `ws://${host}`)
  // A bank's form goes to the bank, and to the shop's own server where that is another origin.
  const payees = [...paymentHosts.map((host) => `https://${host}`), ...(apiBase ? [new URL(apiBase).origin] : [])]
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hashOf)],
    'style-src': ["'self'", ...inlineStyles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...http],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', ...http],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https:', 'wss:', ...http, ...ws],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", 'https:', ...http],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...payees],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/**
 * What a page cannot say of itself: a host sends it as a header (README). The app is framed by nobody but its own workbench and web view.
 */
export const frameHeader = { name: 'Content-Security-Policy', value: "frame-ancestors 'self'" } as const

/** Puts the policy first in `<head>` of built pages. */
export function cspPlugin(options: PolicyOptions): Plugin {
  return {
    name: 'shucang:csp',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const content = contentSecurityPolicy({
          ...options,
          inlineScripts: inlineScriptsOf(html),
          inlineStyles: inlineStylesOf(html),
        })
        return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }]
      },
    },
  }
}
