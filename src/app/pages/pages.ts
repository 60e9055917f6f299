import { type ComponentType, createElement, type ReactElement } from 'react'
import { lazy } from '#src/domain/lazy.ts'
import { resource } from '#src/machines/resource/resource.kind.ts'
import { submission } from '#src/machines/submission/submission.kind.ts'
import { verificationCode } from '#src/machines/verification-code/verification-code.kind.ts'
import type { OutlineKind } from '#src/routes/route.ts'
import { withKinds } from '../installer.ts'
import { directory, typesNothing } from './page-names.ts'

type PageCode = { default: ComponentType }

/** The pages on which people arrive; how to fetch any other one stands in the directory. */
const first: Readonly<Record<string, () => Promise<PageCode>>> = {
  'home/home': lazy(() => withKinds(import('../parts/home-page.ts'), resource)),
  'session/login': lazy(() => withKinds(import('#src/views/session/login.page.tsx'), submission, verificationCode)),
  'system/update-dialog': lazy(() => import('../parts/update-modal.tsx')),
}
const directoryCode = lazy(async () => {
  const code = await withKinds(import('./directory.ts'), resource)
  outlineOf = code.outlineOf
  return code
})
const formCode = lazy(() => withKinds(Promise.resolve(), submission, verificationCode))
/** Comes with the directory. */
let outlineOf: ((kind?: OutlineKind) => ReactElement) | null = null

const loaded = new Map<string, ComponentType>()

async function loaderOf(page: string): Promise<() => Promise<PageCode>> {
  const known = first[page]
  if (known) return known
  const [{ loaders }] = await Promise.all([directoryCode(), typesNothing.has(page) ? undefined : formCode()])
  const load = loaders.get(page)
  if (!load) throw new Error(`no page file for ${page}`)
  return load
}

/** Loads a page's code once. Rejects when there is no such page or its script cannot be had. */
export async function importPage(page: string): Promise<void> {
  if (page === directory) return void (await directoryCode())
  if (loaded.has(page)) return
  const load = await loaderOf(page)
  loaded.set(page, (await load()).default)
}

/** The outline of a kind of page, once the directory is here. */
export const drawOutline = (kind?: OutlineKind): ReactElement | undefined => outlineOf?.(kind)

export const isPageHere = (page: string): boolean => loaded.has(page)

/** A page that has been loaded, as an element; undefined while its code is not here. */
export function drawPage(page: string): ReactElement | undefined {
  const Page = loaded.get(page)
  return Page && createElement(Page)
}
