import { readScenario, type Scenario } from '#scenarios/player/scenario.ts'

/** A scenario and the folder it lies in. */
export interface ScenarioFile {
  readonly area: string
  readonly file: string
  readonly scenario: Scenario
}

const files = import.meta.glob<{ default: unknown }>('../../scenarios/*/*.scenario.json', { eager: true })

/** All authored scenarios, by area. */
export const scenarioFiles: readonly ScenarioFile[] = Object.entries(files)
  .map(([path, { default: json }]) => {
    const file = path.replace('../../', '')
    return { area: file.split('/')[1] ?? '', file, scenario: readScenario(json) }
  })
  .toSorted((one, other) => one.file.localeCompare(other.file))

/** What an area is called. */
export const areaNames: Readonly<Record<string, string>> = {
  account: '我的',
  avatar: '数字头像',
  box: '盲盒',
  chat: '聊天',
  listing: '寄售',
  order: '下单与付款',
  session: '登录与退出',
  system: '网络、导航与更新',
  transfer: '转赠',
}
