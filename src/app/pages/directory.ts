import '../parts/all-styles.ts'
import type { ComponentType } from 'react'
import { lazy } from '#src/domain/lazy.ts'
import { routes } from '#src/routes/all.ts'
import { knowRoutes } from '#src/routes/table.ts'
import { signInSheet } from './page-names.ts'
import '../parts/tab-bar.ts'

export { outlineOf } from './outline.tsx'

/** Every page by its file, with the styles of all: the app without its first screen. Nobody who arrives waits for it. */
const files = import.meta.glob<{ default: ComponentType }>('../../views/*/*.page.tsx')

/** How pages are fetched, by `<area>/<name>`. */
export const loaders = new Map(
  Object.entries(files).map(([file, load]) => [file.replace('../../views/', '').replace('.page.tsx', ''), lazy(load)]),
)
loaders.set(
  signInSheet,
  lazy(() => import('#src/views/session/sign-in-sheet.tsx')),
)

knowRoutes(routes)
