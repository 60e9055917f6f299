import { createElement } from 'react'
import { allStreamKinds } from '#src/machines/registry.ts'
import type { Catalogue, OpenedFile } from '../catalogue.ts'
import { readReport, tooLarge } from '../report/report.ts'
import { scenarioWords } from '../words.ts'
import { ChatPanel } from './chat-panel.tsx'
import { FaultPanel } from './fault-panel.tsx'
import { readHeat } from './heat-files.ts'
import { drawMachines } from './machines.ts'
import { contract } from './payload.ts'
import { ReportPanel } from './report-panel.tsx'
import { chatFaultsInForce, faultsInForce } from './in-force.ts'
import { areaNames } from './area-names.ts'
import { sayings } from './sayings.ts'
import { readScenarioFiles } from './scenario-files.ts'
import { withoutSecrets } from './secrets.ts'
import { firstSetting } from './setting.ts'
import { TablesPanel } from './tables-panel.tsx'
import { WorldPanel } from './world-panel.tsx'
import { appMessages } from './messages.ts'

/** What somebody's app has exported. */
async function openFile(file: Pick<File, 'size' | 'text'>): Promise<OpenedFile> {
  const large = tooLarge(file.size)
  if (large !== null) return { kind: 'wrong', message: large }
  const opened = readReport(await file.text())
  if (opened.kind !== 'report') return opened
  return { kind: 'view', view: createElement(ReportPanel, { report: opened.report }) }
}

const heatIn = async (name: string, text: string) =>
  readHeat(name, text, new Map((await allStreamKinds()).map((kind) => [kind.kind, kind])))

/** Everything that the workbench is told of this app. */
export const catalogue: Catalogue = {
  title: appMessages.title,
  setting: firstSetting,
  words: scenarioWords,
  scenarios: readScenarioFiles,
  areas: areaNames,
  sayings,
  machines: drawMachines,
  panels: [
    { key: 'faults', label: appMessages.faults, Panel: FaultPanel, inForce: faultsInForce },
    { key: 'chat', label: appMessages.chat, Panel: ChatPanel, inForce: chatFaultsInForce },
    { key: 'world', label: appMessages.world, Panel: WorldPanel },
    { key: 'tables', label: appMessages.tables, Panel: TablesPanel },
  ],
  withoutSecrets,
  contract,
  openFile,
  heatIn,
}
