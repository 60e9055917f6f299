import type { ComponentType } from 'react'
import { perform } from '#scenarios/player/player.ts'
import type { HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { startBench } from '../bench.ts'
import { chatBegins } from '../connected.ts'
import { allParts } from '../late-parts.ts'
import { pageAt } from './elsewhere.ts'
import type { Place } from './places.ts'

/** A place as it is before anybody does something. */
export async function beginAt(place: Place): Promise<{ driver: HeadlessDriver; Page: ComponentType }> {
  const { at, before = [], signedOut, chat } = place
  const driver = await startBench('deeds', { signedIn: signedOut !== true, ...(chat ? { chat } : {}) })
  if (chat && signedOut !== true) await chatBegins(driver)
  for (const [index, step] of before.entries()) await perform(driver, step, index)
  const Page = await pageAt(at)
  await allParts()
  return { driver, Page }
}
