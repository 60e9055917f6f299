import type { Plugin } from 'vite'
import { routes } from '../../src/routes/all.ts'
import { firstRoutes } from '../../src/routes/first.ts'
import { drawnWith, firstStyled } from '../../src/app/pages/page-names.ts'
import { arrivingPages } from './chunks.ts'

/** What the page asks for while it is read, besides what every page needs. */
interface Ahead {
  readonly home: readonly string[]
  readonly login: readonly string[]
  /** What pages need that have no row of their own. */
  readonly others: readonly string[]
  /** What the others need, by path. */
  readonly pages: Readonly<Record<string, readonly string[]>>
}

interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
  /** Style sheets that the app asks for with it. */
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** What is written for who reads the source; nobody waits for it. */
const comment = /\s*<!--[^]*?-->/g

/** The file that a module is in, with all that it imports, and their style sheets that are not in the page already. */
export function filesOf(bundle: Bundle, module: RegExp): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id))).map((c) => c.fileName),
  )
  for (const file of files) {
    const chunk = chunks.find((one) => one.fileName === file)
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])]) files.add(next)
  }
  return [...files]
}

/**
 * Runs once what every page needs has been asked for: the address and whether there is a token tell which page is opened. A wrong guess
 * costs a few files; the app itself decides (app-shell). A style sheet is asked for as one, without credentials, as the app does it: one
 * that was asked for in another way WebKit refuses when the app asks, and the page cannot be had (`npm run engines`, buying).
 */
export const preloadScript = ({ home, login, others, pages }: Ahead, guests: boolean): string =>
  `{let h=location.hash.slice(1).split("?")[0],t;try{t=localStorage.getItem("shucang.token")}catch{}` +
  `let p=!h||h=="/"||h=="/pages/home/home",s=/\\/login\\/login\\//.test(h);` +
  `for(let f of(t||${guests})&&!s?p?${JSON.stringify(home)}:` +
  `${JSON.stringify(pages)}[h]||${JSON.stringify(others)}:t?[]:${JSON.stringify(login)}){` +
  'let l=document.createElement("link");' +
  '/css$/.test(f)?(l.rel="preload",l.as="style",l.crossOrigin=""):l.rel="modulepreload";' +
  'l.href=f;document.head.append(l)}}'

/** Behind the frame that `index.html` itself draws: in the head, a style sheet holds back all drawing until it has come. */
function afterFrame(html: string): string {
  const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? []
  const rest = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
  return rest.replace('<noscript>', `${sheets.map((sheet) => sheet.trim()).join('\n    ')}\n    <noscript>`)
}

/** Has the page ask at once for all that its first screen needs, so that nothing waits for a file that names another one. */
export function preloadPlugin({ guests }: { readonly guests: boolean }): Plugin {
  return {
    name: 'shucang:preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, path }) => {
        if (!bundle || !path.endsWith('index.html')) return html
        const linked = (file: string) => html.includes(file)
        const everywhere = filesOf(bundle as Bundle, /\/src\/app\/system\.ts$/).filter((file) => !linked(file))
        const known = new Set(everywhere)
        const ahead = (...modules: readonly RegExp[]) =>
          modules
            .flatMap((module) => filesOf(bundle as Bundle, module))
            .filter((file, at, all) => !linked(file) && !known.has(file) && all.indexOf(file) === at)
            .map((file) => `./${file}`)
        /** A page with what it is drawn with, what asks the server where that is needed, and the table of pages where that knows it. */
        const drawing = (page: string) => {
          const kinds = drawnWith(page).map(({ id }) => id)
          return ahead(
            ...(firstRoutes.some((one) => one.page === page) ? [] : [/\/app\/pages\/directory\.ts$/]),
            ...(firstStyled.has(page) ? [] : [/\/app\/parts\/all-styles\.ts$/]),
            new RegExp(`/views/${page}\\.page\\.tsx$`),
            new RegExp(`/machines/(${kinds.join('|')})/[\\w-]+\\.live\\.ts$`),
            ...(kinds.includes('resource') ? [/\/services\/rest\/call-by-name\.ts$/] : []),
          )
        }
        const pages = routes
          .filter(({ page }) => arrivingPages.some((one) => one === page))
          .map(({ path, page }) => [path, drawing(page)])
        const children = preloadScript(
          {
            home: drawing('home/home'),
            login: drawing('session/login'),
            others: drawing(''),
            pages: Object.fromEntries(pages),
          },
          guests,
        )
        const links = everywhere.map((file) => `  <link rel="modulepreload" crossorigin href="./${file}">\n  `)
        // Behind the files that every page waits for, and before the style sheet, which a script after it would wait for.
        return afterFrame(html.replaceAll(comment, '')).replace(
          '</head>',
          () => `${links.join('')}  <script>${children}</script>\n  </head>`,
        )
      },
    },
  }
}
