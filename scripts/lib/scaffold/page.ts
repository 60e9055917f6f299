import { inWords } from '../language.ts'
import { routes } from '#src/routes/all.ts'
import { addEntry, addImport } from './insert.ts'
import type { Files } from './files.ts'
import { camel, kebab, pascal } from './names.ts'
import { withWord } from './word.ts'

const pageText = (name: string): string => `import { tabPaths } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { ${pascal(name)}Screen } from './${name}.screen.tsx'

export default function ${pascal(name)}Page() {
  const { switchTab } = useNavigation()
  return <${pascal(name)}Screen onHome={() => switchTab(tabPaths[0])} />
}
`

const screenText = (name: string, title: string): string => `import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export interface ${pascal(name)}ScreenProps {
  readonly onHome: () => void
}

/** ${title}: says that there is nothing, and leads home. */
export const ${pascal(name)}Screen = ({ onHome }: ${pascal(name)}ScreenProps) => (
  <PageScreen>
    <EmptyState title="${title}里还没有内容" action={<Button onPress={onHome}>回到首页</Button>} />
  </PageScreen>
)
`

const storyText = (
  name: string,
  route: string,
  title: string,
): string => `import { StoryApp } from '../kit/story/story-app.tsx'
import { ${pascal(name)}Screen } from './${name}.screen.tsx'

export default { title: '页面/${title}' }

export const 空 = () => (
  <StoryApp href="${route}">
    <${pascal(name)}Screen onHome={() => undefined} />
  </StoryApp>
)
`

const routesText = (area: string, row: string): string => `import type { RouteRow } from './route.ts'

/** The pages of ${area} (marketplace §2). */
export const ${camel(area)}Routes = [
  ${row}
] as const satisfies readonly RouteRow[]
`

/** The row of the page among the routes of its area; a new area is told to the table. Path -> text. */
function withRoute(area: string, row: string, files: Files): [string, string][] {
  const table = 'src/routes/all.ts'
  const file = `src/routes/${area}.routes.ts`
  const list = `${camel(area)}Routes`
  const text = files.read(table)
  if (text.includes(`...${list},`)) return [[file, addEntry(files.read(file), `${list} = [`, row)]]
  const imported = addImport(text, `import { ${list} } from './${area}.routes.ts'`)
  return [
    [file, routesText(area, row)],
    [table, addEntry(imported, 'export const routes = [', `...${list},`)],
  ]
}

/** A page with its screen and its story, and its row in the table of routes. Path -> text. */
export function newPage(place: string | undefined, [route, title]: string[], files: Files): Map<string, string> {
  const [area, name, ...more] = (place ?? '').split('/')
  if (more.length > 0 || !name)
    throw new Error(
      inWords('say where: page <area>/<name> <route> <title>', '请说在哪里：page <区>/<名字> <路径> <标题>'),
    )
  if (!route?.startsWith('/'))
    throw new Error(inWords('say its route, such as /pages/treasure/index', '请说它的路径，像 /pages/treasure/index'))
  if (!title || !/[\u4e00-\u9fff]/.test(title))
    throw new Error(
      inWords('say its title in Chinese: it is the heading of the page', '用中文说它的标题：那是页面的大字'),
    )
  const folder = `src/views/${kebab(area, 'the area')}`
  if (routes.some(({ path }) => path === route))
    throw new Error(inWords(`${route} is in the table already`, `${route} 已经在表里了`))
  const row = `{ path: '${route}', page: '${area}/${name}', title: '${title}' },`
  return new Map([
    [`${folder}/${kebab(name, 'the name')}.page.tsx`, pageText(name)],
    [`${folder}/${name}.screen.tsx`, screenText(name, title)],
    [`${folder}/${name}.story.tsx`, storyText(name, route, title)],
    ...withRoute(area!, row, files),
    ...withWord(area!, [], files),
  ])
}
