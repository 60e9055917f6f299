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
  chat: '聊天',
  connectivity: '网络',
  forms: '表单',
  'login-invalid': '登录失效',
  navigation: '导航与推送',
  refresh: '换令牌',
  session: '登录与退出',
  trade: '买卖',
  update: '版本更新',
  'verification-code': '验证码',
}
