/** The rules that only a browser shows, and a change of the product that breaks each: `npm run rules -- --browser`. */

export interface BrowserRule {
  readonly id: string
  readonly file: string
  readonly was: string
  readonly becomes: string
  /** The test that cites it, and words of its title. */
  readonly spec: string
  readonly title: string
}

const rulesOf = (
  spec: string,
  title: string,
  rows: readonly (readonly [id: string, file: string, was: string, becomes: string])[],
): BrowserRule[] => rows.map(([id, file, was, becomes]) => ({ id, file, was, becomes, spec, title }))

const [tabBar, motion, platform] = [
  'src/ui/layout/tab-bar.tsx',
  'src/ui/style/motion.css',
  'src/app/browser/browser-platform.ts',
]
const hold = 'overscroll-behavior: none;'
const toTheSide = 'animation: page-from-right 300ms'
const address = 'const url = `#${href}`'
const tab = "selected ? 'font-medium text-ink' : 'text-muted'"

export const browserRules: readonly BrowserRule[] = [
  ...rulesOf('e2e/shell.spec.ts', '[const:app-version]', [
    ['const:app-version', 'src/domain/version.ts', "version: '1.0.39'", "version: '1.0.38'"],
    ['const:base-path', 'src/services/rest/config.ts', "apiBase: '/api/v1.0'", "apiBase: '/api/v1.1'"],
  ]),
  ...rulesOf('e2e/shell.spec.ts', '[const:language]', [
    ['const:language', 'index.html', 'lang="zh-CN"', 'lang="en"'],
    ['const:mobile-first', 'src/ui/style/base.css', hold, `${hold} min-width: 600px;`],
    ['const:pull-refresh', 'src/ui/style/base.css', hold, 'overscroll-behavior: auto;'],
    ['const:router-mode', platform, address, 'const url = href'],
    ['const:router-base', platform, address, 'const url = `/shop/#${href}`'],
    [
      'const:login-redirect',
      'src/machines/places.ts',
      "login: '/pages/login/login/index'",
      "login: '/pages/phonelogin/phonelogin'",
    ],
  ]),
  ...rulesOf('e2e/shell.spec.ts', '[const:tab-style]', [
    ['const:tab-style', tabBar, tab, "selected ? 'font-medium text-muted' : 'text-ink'"],
    ['const:tab-selected', tabBar, tab, "selected ? 'font-medium text-cinnabar-ink' : 'text-muted'"],
    ['const:tab-unselected', tabBar, tab, "'font-medium text-ink'"],
    ['const:tab-background', tabBar, 'border-hairline bg-bar', 'border-hairline bg-ink'],
    ['const:tab-middle', 'src/views/kit/page/app-tab-bar.tsx', 'push(middlePath)', "push('/pages/home/home')"],
  ]),
  ...rulesOf('e2e/shell.spec.ts', '[const:navigation-animation]', [
    ['const:navigation-animation', motion, toTheSide, 'animation: page-from-left 300ms'],
    ['const:navigation-animation-ms', motion, toTheSide, 'animation: page-from-right 400ms'],
  ]),
  ...rulesOf('e2e/ui/stories.spec.ts', '[const:code-input-max]', [
    ['const:code-input-max', 'src/ui/form/code-input.tsx', 'length = 6,', 'length = 5,'],
    ['val:000:code-input', 'src/ui/form/code-input.tsx', 'digitsOnly(text).slice(', 'text.slice('],
  ]),
  ...rulesOf('e2e/ui/stories.spec.ts', '[const:read-more]', [
    ['const:read-more', 'src/ui/display/read-more.tsx', 'height = 400 }', 'height = 500 }'],
  ]),
]
