import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Look {
  /** Only these rules; all when left out. */
  readonly rules?: readonly string[]
  /** Selector of what is somebody else's business. */
  readonly except?: string
}

/**
 * What axe finds on a page, one line for each rule. In its older way of working axe stays inside the page; the newer one opens an
 * empty page for every look, which costs more than the look itself. The older way does not see frames of other origins: there are none.
 */
export async function axeFindings(page: Page, { rules, except }: Look = {}): Promise<string[]> {
  let axe = new AxeBuilder({ page }).setLegacyMode()
  if (rules) axe = axe.withRules([...rules])
  if (except) axe = axe.exclude(except)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** All that a theme can change for axe. */
export const coloursOnly = { rules: ['color-contrast'] } as const
