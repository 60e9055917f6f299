import { hour } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyNow, StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { sampleCopy } from '../kit/collection/story-copies.ts'
import { still, intentView } from '../kit/story/story-parts.ts'
import { nobodyYet, sampleGiving, sampleReceiver } from '../kit/transfer/story-giving.ts'
import { type GiftProps, GiftScreen } from './gift.screen.tsx'
import { type OwnedCopyView, viewOwned } from './owned-copy.select.ts'
import { sampleTerms } from '../kit/product/story-sales.ts'

export default { title: '藏品/转赠' }

const owned = (freeAt = storyNow): OwnedCopyView => {
  const view = viewOwned(
    {
      ...sampleCopy({ state: freeAt > storyNow ? 'coolingOff' : 'free', freeAt }),
      largeImage: '',
      story: '',
      terms: { ...sampleTerms, feeBasisPoints: 550 },
      floorFen: null,
      offers: 0,
      chainHash: '',
      provenance: [],
      prices: [],
      upgrade: null,
    },
    storyNow,
  )
  return { ...view, item: { ...view.item, image: samplePicture(20) } }
}

const story = (change: Partial<GiftProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/transferParticulars/transferParticulars" offline={offline}>
      <GiftScreen
        resource={shownResource({ data: {} })}
        view={owned()}
        giving={sampleGiving()}
        intent={intentView()}
        onCheck={still}
        onAgain={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const filled = { receiver: '10002', words: '祝新居如山水长青', paper: 'porcelain', payPassword: '246810' }
const result = { receiver: { userId: '10002', nickname: '林间有鹿' }, copies: [{ name: '寒江独钓', number: 128 }] }

export const 填写 = story()
export const 已填好 = story({ giving: sampleGiving({ values: filled }, sampleReceiver) })
export const 正在查找 = story({
  giving: sampleGiving({ values: { receiver: '10002' } }, { ...nobodyYet, state: 'loading' }),
})
export const 没有这个人 = story({
  giving: sampleGiving(
    { values: { receiver: '10009' } },
    { ...nobodyYet, state: 'nobody', problem: '没有找到这个人，请核对手机号或藏家号' },
  ),
})
export const 查不到 = story({
  giving: sampleGiving({ values: { receiver: '10002' } }, { ...nobodyYet, state: 'failed', problem: '网络异常' }),
})
export const 填错 = story({
  giving: sampleGiving({ errors: { receiver: '请输入对方的手机号或藏家号', payPassword: '请输入支付密码' } }),
})
export const 被拒绝 = story({
  giving: sampleGiving({ values: { receiver: '13900000000' } }, sampleReceiver),
  intent: intentView({ state: 'refused', message: '没有找到接收人' }),
})
export const 冷静期 = story({ view: owned(storyNow + 20 * hour) })
export const 正在转赠 = story({ intent: intentView({ state: 'sending' }) })
export const 找过也分不清 = story({
  intent: intentView({ state: 'uncertain', found: '在流转记录里没有看到它，可能没有做成，也可能还没有记上。' }),
})
export const 很久没有结果 = story({ intent: intentView({ state: 'uncertain', isLate: true }) })
export const 确认中 = story({ intent: intentView({ state: 'uncertain' }) })
export const 完成 = story({ view: null, intent: intentView({ state: 'done', result }) })
export const 加载中 = story({ view: null, resource: listStates.loading })
export const 出错 = story({ view: null, resource: listStates.failed })
export const 断网 = story({ view: null, resource: listStates.offline }, true)
