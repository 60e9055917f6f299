import { expect, type Page } from '@playwright/test'
import { perform } from '#scenarios/player/player.ts'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { createPageDriver } from '#src/workbench/drivers/page.ts'
import { addressOf, examplesOf, storyOf } from '#src/workbench/examples.ts'
import { typeAddress } from '../gestures/gesture.ts'
import { type BenchPage, doorOf } from './bench.ts'

export interface Place {
  readonly href: string
  readonly open: boolean
}

/** Every page of the app (or those that are `wanted`) with the address a test opens it by, after everything has happened that it shows. */
export async function openPlaces(
  page: Page,
  signedIn: boolean,
  wanted: (at: number) => boolean = () => true,
): Promise<readonly Place[]> {
  const bridge = createPageDriver({ name: 'bridge', door: doorOf(page), newRun: () => '' })
  const reachable = routes
    .map((route) => ({ path: route.path as RoutePath, open: 'open' in route }))
    .filter(({ open }, at) => (signedIn || open) && wanted(at))
  const steps = storyOf(reachable.map(({ path }) => examplesOf(path)[0]))
  for (const [index, step] of steps.entries()) await perform(bridge, step, index)
  const places: Place[] = []
  for (const { path, open } of reachable)
    places.push({ href: await addressOf(path, examplesOf(path)[0], bridge.observe), open })
  return places
}

/** Goes to a place in the running app and waits until its page stands still. */
export async function visit(page: Page, bench: BenchPage, place: string): Promise<void> {
  await typeAddress(page, place)
  await bench.settle()
  await expect(page.locator('h1')).toHaveCount(1)
}

/** Nothing moves: what is looked at stays what it is. */
export const stillness = (page: Page, colorScheme: 'light' | 'dark' = 'light') =>
  page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
