import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, inlineScriptsOf, inlineStylesOf } from '../../scripts/lib/csp.ts'
import { mockModules, mockTraces, policyFaults, staticFiles } from '../../scripts/lib/size.ts'

describe('the size check', () => {
  it('weighs a file with all that it imports, each once, and not what it loads later', () => {
    const manifest = {
      'index.html': { file: 'app.js', imports: ['_a.js', '_b.js'], dynamicImports: ['page.tsx'] },
      '_a.js': { file: 'a.js', imports: ['_b.js'] },
      '_b.js': { file: 'b.js', imports: ['_a.js'] },
      'page.tsx': { file: 'page.js', imports: ['_c.js'] },
    }
    expect(staticFiles(manifest, 'app.js')).toEqual(['app.js', 'a.js', 'b.js'])
    expect(staticFiles(manifest, 'b.js')).toEqual(['b.js', 'a.js'])
  })

  it('recognises the mock world by its modules and by its text', () => {
    const mock = [
      'mock-server/page.ts',
      'node_modules/msw/lib/core/http.mjs',
      'node_modules/@msw/data/index.mjs',
      'src/workbench/main.tsx',
    ]
    const chunks = {
      'a.js': { 'src/app/main.tsx': 9, 'node_modules/react/index.js': 9 },
      'b.js': Object.fromEntries(mock.map((id) => [id, 9])),
    }
    expect(mockModules(chunks).map((line) => line.split(' ').at(-1))).toEqual(mock)
    expect(mockTraces('register("./mockServiceWorker.js")')).toEqual(['mockServiceWorker'])
    expect(mockTraces('register("./worker.js")')).toEqual([])
  })

  it('recognises a loose page', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ demo: true, apiBase: undefined })}">`
    expect(policyFaults(`${meta}<script type="module" src="./a.js"></script>`)).toEqual([])
    expect(policyFaults('<script src="a.js"></script>')).toEqual(['has no Content-Security-Policy'])
    expect(policyFaults(`${meta}<script>1</script><style>a{}</style>`)).toEqual([
      'has an inline script',
      'has an inline style sheet',
    ])
    const given = '<script>2</script><style>b{}</style>'
    const [inlineScripts, inlineStyles] = [inlineScriptsOf(given), inlineStylesOf(given)]
    const policy = contentSecurityPolicy({ demo: false, apiBase: undefined, inlineScripts, inlineStyles })
    expect(policyFaults(`<meta http-equiv="Content-Security-Policy" content="${policy}">${given}`)).toEqual([])
    expect(policyFaults(meta.replace("script-src 'self'", "script-src 'unsafe-eval'"))).toEqual([
      'allows an unsafe source',
    ])
  })
})

describe('the content security policy', () => {
  const connect = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]

  it('lets a production build reach only its own origin and TLS hosts', () => {
    expect(connect(contentSecurityPolicy({ demo: false, apiBase: 'https://api.example.com' }))).toBe(
      "'self' https: wss:",
    )
  })

  it('lets a build for a plain local server reach that server only', () => {
    const policy = connect(contentSecurityPolicy({ demo: false, apiBase: 'http://127.0.0.1:4000/api' }))
    expect(policy).toBe("'self' https: wss: http://127.0.0.1:4000 ws://127.0.0.1:4000")
  })

  it('lets a form go to the payment hosts and to the server, and nowhere else', () => {
    const policy = (paymentHosts: string[], apiBase?: string) =>
      /form-action ([^;]*)/.exec(contentSecurityPolicy({ demo: false, apiBase, paymentHosts }))?.[1]
    expect(policy([])).toBe("'self'")
    expect(policy(['bank.example.com'], 'https://api.example.com/x')).toBe(
      "'self' https://bank.example.com https://api.example.com",
    )
  })

  it('frames pages of TLS hosts only, and of the plain local server a build is made for', () => {
    const frames = (apiBase?: string) => /frame-src ([^;]*)/.exec(contentSecurityPolicy({ demo: false, apiBase }))?.[1]
    expect(frames('https://api.example.com')).toBe("'self' https:")
    expect(frames('http://127.0.0.1:4000')).toBe("'self' https: http://127.0.0.1:4000")
  })

  it('lets a demo reach mock servers on this machine', () => {
    expect(connect(contentSecurityPolicy({ demo: true, apiBase: undefined }))).toContain('ws://localhost:*')
  })
})
