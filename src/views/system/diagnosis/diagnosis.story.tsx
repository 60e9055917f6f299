import { makeDiagnosis } from '#src/domain/diagnosis.ts'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { type Story, StoryApp, storyNow } from '../../kit/story/story-app.tsx'
import { still } from '../../kit/story/story-parts.ts'
import { DiagnosisContent, type DiagnosisState } from './diagnosis.screen.tsx'
import { viewDiagnosis } from './diagnosis.select.ts'

export default { title: '我的/导出诊断' }

const story = (state: DiagnosisState): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/aboutUs/aboutUs">
      <Sheet open title="导出诊断" onDismiss={still}>
        <DiagnosisContent state={state} onSave={still} onAgain={still} />
      </Sheet>
    </StoryApp>
  )
  return Shown
}

const facts = Array.from({ length: 128 }, (_, at) => ({
  seq: at + 1,
  stream: 'session',
  v: 0,
  fact: { type: 'session.signInRequested', at: storyNow + at * 60_000 },
}))
const head = {
  app: { version: '1.0.39', code: 1039 },
  at: storyNow,
  device: { agent: '', online: true, stores: true },
}
const diagnosis = makeDiagnosis({ facts, states: [], kinds: {} }, head)

export const 读取中 = story({ kind: 'reading' })
export const 可以保存 = story({ kind: 'made', view: viewDiagnosis(diagnosis, 86_000) })
export const 超出上限 = story({
  kind: 'made',
  view: viewDiagnosis({ ...diagnosis, left: { facts: 2310, streams: ['im-inbox'] } }, 4_190_000),
})
export const 存储不可用 = story({
  kind: 'made',
  view: viewDiagnosis({ ...diagnosis, device: { ...head.device, stores: false } }, 12_000),
})
export const 读取失败 = story({ kind: 'failed' })
