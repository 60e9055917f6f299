import type { Plugin } from 'vite'

/** What the page asks for while it is read, besides what every page needs: for those who have signed in, and for those who have not. */
interface Ahead {
  readonly home: readonly string[]
  readonly login: readonly string[]
}

interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** The file that a module is in, with all that it imports. */
export function filesOf(bundle: Bundle, module: RegExp): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => module.test(id))).map((c) => c.fileName),
  )
  for (const file of files) for (const next of chunks.find((c) => c.fileName === file)?.imports ?? []) files.add(next)
  return [...files]
}

/**
 * Runs before anything else: the address and whether there is a token tell which page is opened. A wrong guess costs one file; the app
 * itself decides (app-shell).
 */
export const preloadScript = ({ home, login }: Ahead, guests: boolean): string =>
  `{let h=location.hash.slice(1).split("?")[0],t;try{t=localStorage.getItem("shucang.token")}catch{}` +
  `let p=!h||h=="/"||h=="/pages/home/home";` +
  `for(let f of p&&(t||${guests})?${JSON.stringify(home)}:!t&&(p||/\\/login\\/login\\//.test(h))?${JSON.stringify(login)}:[])` +
  `{let l=document.createElement("link");l.rel="modulepreload";l.href=f;document.head.append(l)}}`

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
        const children = preloadScript(
          {
            home: ahead(/\/views\/home\/home\.page\.tsx$/, /\/services\/rest\/call-by-name\.ts$/),
            login: ahead(/\/views\/session\/login\.page\.tsx$/),
          },
          guests,
        )
        const links = everywhere.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head' as const,
        }))
        // Before the style sheet, which a script after it would wait for, and after the character set, which stands within 1,024 bytes.
        return { html: afterFrame(html).replace('<title>', `<script>${children}</script>\n    <title>`), tags: links }
      },
    },
  }
}
