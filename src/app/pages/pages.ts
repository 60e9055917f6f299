import { type ComponentType, createElement, type ReactElement } from 'react'
import { lazy } from '#src/domain/lazy.ts'
import type { OutlineKind } from '#src/routes/route.ts'
import { withKinds } from '../installer.ts'
import { directory, drawnWith, firstStyled, updateModal } from './page-names.ts'

type PageCode = { default: ComponentType }

/** The pages on which people arrive; how to fetch any other one stands in the directory. */
const first: Readonly<Record<string, () => Promise<PageCode>>> = {
  'home/home': lazy(() => import('../parts/home-page.ts')),
  'session/login': lazy(() => import('#src/views/session/login.page.tsx')),
  'product/product-details': lazy(() => import('#src/views/product/product-details.page.tsx')),
  'chat/chat': lazy(() => import('#src/views/chat/chat.page.tsx')),
  [updateModal]: lazy(() => import('../parts/update-modal.tsx')),
}
const allStyles = lazy(() => import('../parts/all-styles.ts'))
const directoryCode = lazy(async () => {
  const code = await import('./directory.ts')
  outlineOf = code.outlineOf
  return code
})
/** Comes with the directory. */
let outlineOf: ((kind?: OutlineKind) => ReactElement) | null = null

const loaded = new Map<string, ComponentType>()

async function codeOf(page: string): Promise<PageCode> {
  const known = first[page]
  if (known) return (await Promise.all([known(), firstStyled.has(page) ? undefined : allStyles()]))[0]
  const load = (await directoryCode()).loaders.get(page)
  if (!load) throw new Error(`no page file for ${page}`)
  return load()
}

/** Loads a page's code once. Rejects when there is no such page or its script cannot be had. */
export async function importPage(page: string): Promise<void> {
  if (page === directory) return void (await directoryCode())
  if (loaded.has(page)) return
  loaded.set(page, (await withKinds(codeOf(page), ...drawnWith(page))).default)
}

/** The outline of a kind of page, once the directory is here. */
export const drawOutline = (kind?: OutlineKind): ReactElement | undefined => outlineOf?.(kind)

export const isPageHere = (page: string): boolean => loaded.has(page)

/** A page that has been loaded, as an element; undefined while its code is not here. */
export function drawPage(page: string): ReactElement | undefined {
  const Page = loaded.get(page)
  return Page && createElement(Page)
}
