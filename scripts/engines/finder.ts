import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'

/**
 * A script that puts Playwright's own selector engine into a page as `__found`, so that roles, names and labels are computed as in all
 * other tests. It stands as a text in Playwright's bundle.
 */
export function finderScript(): string {
  const core = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const bundle = readFileSync(join(core, 'lib/coreBundle.js'), 'utf8')
  const [, quoted] =
    /generated\/injectedScriptSource\.ts[\s\S]{0,200}?source\d* = ('(?:[^'\\\n]|\\.)*')/.exec(bundle) ?? []
  if (quoted === undefined) throw new Error('Playwright keeps its selector engine somewhere else in this release')
  const options = {
    isUnderTest: false,
    sdkLanguage: 'javascript',
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'webkit',
    customEngines: [],
    isUtilityWorld: false,
    shouldPrependErrorPrefix: false,
    frameSeq: 0,
  }
  return `window.__found ??= (() => {
    const module = {}
    ${String(runInNewContext(quoted))}
    const engine = new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(options)})
    const all = (selector) => engine.querySelectorAll(engine.parseSelector(selector), document)
    const is = (element, state) => engine.elementState(element, state, true).matches
    return { all, is }
  })();
  window.__thrown ??= (() => {
    const thrown = []
    addEventListener('error', ({ message }) => thrown.push(message))
    addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)))
    return thrown
  })();`
}
