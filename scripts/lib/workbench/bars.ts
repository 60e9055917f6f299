import { inWords } from '../language.ts'

/** How much of each bar is played; what is left out is as much as the bar says. */
export interface Sizes {
  readonly seed: string
  readonly files: string
  readonly cuts: string
  readonly defects: string
  readonly pages: string
  readonly texts: string
  readonly walks: string
  readonly presses: string
}

/** How a bar's command tells how it went: by its tests, each text of the pages, the lines of a measurement, or how it ends. */
type Told = 'tests' | 'texts' | 'lines' | 'end'

export interface Bar {
  /** Its number in the table of docs/measured/workbench.md. */
  readonly number: number
  readonly name: string
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly told: Told
  /** It may take so many seconds of processor time in all. */
  readonly secondsMax?: number
}

/** Where the running bar tells how it went: standard output has more in it than that. */
export const REPORT = '.tmp/bar.json'

const vitest = (project: string, ...files: readonly string[]) =>
  ['vitest', 'run', '--project', project].concat(files, '--reporter=json', `--outputFile=${REPORT}`)
const playwright = (...args: readonly string[]) => ['playwright', 'test', ...args, '--reporter=json']
const tests = (
  number: number,
  name: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Bar => ({ number, name, command, env, told: 'tests' })

/** What is drawn and written, which needs no app. */
const still = (): readonly Bar[] => [
  tests(0, inWords('mistakes in scenarios', '场景里的错误'), vitest('repo', 'tests/repo/mistakes.test.ts')),
  tests(0, inWords('the schema of scenarios', '场景的结构'), vitest('repo', 'tests/repo/scenario-schema.test.ts')),
  tests(1, inWords('secrets in runs', '运行里的机密'), vitest('unit', 'src/workbench/run')),
  tests(5, inWords('drawn machines', '画出的状态机'), vitest('unit', 'src/workbench/chart')),
  tests(
    7,
    inWords('a killed page, and a world in a file', '被杀掉的页面，存在文件里的世界'),
    vitest('unit', 'src/workbench/device', 'mock-server/world-file.test.ts'),
  ),
  tests(
    10,
    inWords('another app uses all four parts', '别的应用用上全部四个部件'),
    vitest('model', 'tests/model/foreign/kettle.test.ts'),
  ),
  tests(
    10,
    inWords('doors reach nothing of this app', '各扇门后没有这个应用的东西'),
    vitest('repo', 'tests/repo/boundaries.test.ts'),
  ),
  tests(
    11,
    inWords('no sentence of one language inside the other', '一种语言里没有另一种语言的句子'),
    vitest('repo', 'tests/repo/languages.test.ts'),
  ),
  {
    number: 12,
    name: inWords('a release build has nothing of workbench and world', '发布版里没有工作台和世界'),
    command: ['sh', '-c', 'node scripts/build.ts && node scripts/check-size.ts'],
    env: {},
    told: 'end',
  },
]

/** What is played without a page. */
const headless = ({ seed, files, cuts, defects }: Sizes): readonly Bar[] => {
  const drawn = { WORKBENCH_SEED: seed }
  return [
    tests(
      2,
      inWords(`going back, ${cuts} cuts in every scenario`, `倒回去，每个场景切 ${cuts} 刀`),
      vitest('scenario', 'tests/scenario/rewind.test.ts'),
      { REWIND_FILES: files, REWIND_CUTS: cuts, ...drawn },
    ),
    tests(2, inWords('two ways side by side', '两条路并排'), vitest('scenario', 'tests/scenario/side-by-side.test.ts')),
    tests(
      3,
      inWords('every counted request is a row with a cause', '每个请求都是有起因的一行'),
      vitest('scenario', 'tests/scenario/traffic.test.ts'),
      { TRAFFIC_FILES: files, ...drawn },
    ),
    tests(
      5,
      inWords('what the heat map counts is what the journal tells', '热图数的和日志说的一样'),
      vitest('scenario', 'tests/scenario/heat.test.ts'),
      { HEAT_FILES: files, ...drawn },
    ),
    {
      ...tests(
        6,
        inWords('planted defects are found and shrunk to six steps', '埋下的错都能发现并缩到六步'),
        vitest('scenario', 'tests/scenario/shrink.test.ts'),
        { SHRINK_DEFECTS: defects, ...drawn },
      ),
      secondsMax: 600,
    },
    tests(
      8,
      inWords('exported files: the states that were, nothing secret', '导出的文件：状态一样，没有机密'),
      vitest('scenario', 'tests/scenario/diagnosis.test.ts'),
      { REPORT_FILES: files, ...drawn },
    ),
  ]
}

/** What a browser shows; the demo must be built. */
const shown = ({ seed, pages, texts, walks, presses }: Sizes): readonly Bar[] => [
  {
    number: 4,
    name: inWords(
      'texts that end in what changes them, or are written in the app',
      '追到改得动它的地方、或写在应用里的文字',
    ),
    command: playwright('e2e/explain.spec.ts'),
    env: { EXPLAIN_PAGES: pages, EXPLAIN_TEXTS: texts, EXPLAIN_SEED: seed },
    told: 'texts',
  },
  tests(
    1,
    inWords(
      `${walks} walks of ${presses} presses, played again without a page, in one and by a finger`,
      `${walks} 次走动，每次 ${presses} 下，没有页面、在页面里、用手指都重放得一样`,
    ),
    playwright('e2e/walks.spec.ts'),
    { WALKS: walks, PRESSES: presses, WALK_SEED: seed },
  ),
  tests(
    7,
    inWords('panels, phones and files', '面板、几部手机和文件'),
    playwright('e2e/workbench.spec.ts', 'e2e/workbench-lists.spec.ts'),
  ),
  tests(
    11,
    inWords('the walks of docs/workbench.md in both languages', 'docs/workbench.md 里的走法，两种语言'),
    playwright('e2e/workbench-questions.spec.ts'),
  ),
  {
    number: 9,
    name: inWords('times (which decide nothing)', '时间（不决定成败）'),
    command: ['node', 'scripts/bench.ts', 'workbench'],
    env: {},
    told: 'lines',
  },
]

/** Every bar of the workbench, the quick ones first. */
export const barsOf = (sizes: Sizes): readonly Bar[] => [...still(), ...headless(sizes), ...shown(sizes)]
