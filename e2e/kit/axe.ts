import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'

interface Look {
  /** Only these rules; all when left out. */
  readonly rules?: readonly string[]
  /** Selector of what is somebody else's business. */
  readonly except?: string
}

interface AxeInPage {
  run(
    context: Document | { readonly exclude: readonly string[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>
}

// The engine that @axe-core/playwright brings, of the same release.
const brought = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const source = readFileSync(brought.resolve('axe-core/axe.min.js'), 'utf8')

/** Puts axe into a document, unless it is there. */
async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/**
 * What axe finds on a page, one line for each rule. It is put into a document once and asked only for what is wrong: putting it in costs
 * more than a look. It does not see frames of other origins: there are none.
 */
export async function axeFindings(page: Page, { rules, except }: Look = {}): Promise<string[]> {
  for (const frame of page.frames()) await bring(frame)
  const violations = await page.evaluate(
    async ([context, options]) =>
      (await (window as unknown as { axe: AxeInPage }).axe.run(context ?? document, options)).violations.map(
        ({ id, nodes }) => ({
          id,
          targets: nodes.map(({ target }) => target.join(' ')),
        }),
      ),
    [
      except ? { exclude: [except] } : null,
      { resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) },
    ] as const,
  )
  return violations.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`)
}

/** All that a theme can change for axe. */
export const coloursOnly = { rules: ['color-contrast'] } as const
