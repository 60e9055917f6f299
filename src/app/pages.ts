import { type ComponentType, createElement, type ReactElement } from 'react'
import { lazy } from '#src/domain/lazy.ts'

/** Pages by `<area>/<name>`; each is a chunk of its own. */
const files = import.meta.glob<{ default: ComponentType }>('../views/*/*.page.tsx')
const loaders = new Map(
  Object.entries(files).map(([file, load]) => [file.replace('../views/', '').replace('.page.tsx', ''), lazy(load)]),
)
const loaded = new Map<string, ComponentType>()

/** Loads a page's code once. Rejects when there is no such page or its script cannot be had. */
export async function importPage(page: string): Promise<void> {
  if (loaded.has(page)) return
  const load = loaders.get(page)
  if (!load) throw new Error(`no page file for ${page}`)
  loaded.set(page, (await load()).default)
}

/** A page that has been loaded, as an element; undefined while its code is not here. */
export function drawPage(page: string): ReactElement | undefined {
  const Page = loaded.get(page)
  return Page && createElement(Page)
}
