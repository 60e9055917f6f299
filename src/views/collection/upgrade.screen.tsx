import { ChevronIcon } from '#src/ui/icon/home-icons.tsx'
import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { RarityFrame, rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { ART_RATIO } from '../kit/product/collectible-card.tsx'
import { copyHref, type CopyRow } from '../kit/collection/copy.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { isAsked, IntentOutcome } from '../kit/intent/intent-outcome.tsx'
import { toCollection } from './gift.screen.tsx'
import type { OwnedCopyView, UpgradeView } from './owned-copy.select.ts'

export interface UpgradeProps {
  readonly resource: ShownResource
  /** Null until it is there; also afterwards, when the copy is gone. */
  readonly view: OwnedCopyView | null
  /** The copy that was got. */
  readonly intent: IntentView<CopyRow>
  readonly onUpgrade: () => void
  readonly onCheck: () => void
  /** Leads to doing it once more, which is asked before. */
  readonly onAgain: () => void
}

/** One copy and some 微豆 for a rarer one: what changes, asked first, then how it ended. */
export function UpgradeScreen(props: UpgradeProps) {
  const { resource, view, intent, onUpgrade, ...on } = props
  if (!isAsked(intent.state)) {
    return (
      <PageScreen title="升级">
        <Outcome intent={intent} {...on} />
      </PageScreen>
    )
  }
  const upgrade = view?.upgrade ?? null
  return (
    <PageScreen
      title="升级"
      {...(view && upgrade ? { footer: <Foot called={view.called} upgrade={upgrade} onUpgrade={onUpgrade} /> } : {})}
    >
      <ResourceState resource={resource} skeleton={<SkeletonForm />}>
        {view && upgrade && <Change view={view} upgrade={upgrade} refused={intent.message} />}
        {view && !upgrade && (
          <EmptyState
            title="暂不能升级"
            note="已经是最高一级，或者同系列更高一级的藏品暂时没有在售。"
            action={toCollection}
          />
        )}
      </ResourceState>
    </PageScreen>
  )
}

interface ChangeProps {
  readonly view: OwnedCopyView
  readonly upgrade: UpgradeView
  readonly refused: string
}

const Change = ({ view, upgrade, refused }: ChangeProps) => (
  <div className="flex flex-col gap-5">
    {refused !== '' && <InlineMessage kind="error">{refused}</InlineMessage>}
    <div className="flex items-center gap-3">
      <Side title={view.called} note="收回" rarity={view.item.rarity ?? 'common'} image={view.item.image} />
      <span aria-hidden="true" className="shrink-0 text-muted">
        <ChevronIcon />
      </span>
      <Side title={upgrade.name} note="得到" rarity={upgrade.rarity} image={upgrade.image} />
    </div>
    <div className="rounded-l bg-surface px-4 py-2">
      <DescriptionList
        items={[
          { term: '等级', detail: `${rarityWords[view.item.rarity ?? 'common']} → ${rarityWords[upgrade.rarity]}` },
          { term: '费用', detail: upgrade.cost },
          { term: '升级后剩余', detail: upgrade.left === '' ? upgrade.why : upgrade.left },
          { term: '编号', detail: '按新的一款依次取得' },
        ]}
      />
    </div>
    <p className="text-note text-pretty text-muted">
      原藏品将销毁，编号不再发行。得到的一件重新开始冷静期，期间不能寄售和转赠。
    </p>
  </div>
)

interface SideProps {
  readonly title: string
  readonly note: string
  readonly rarity: UpgradeView['rarity']
  readonly image: string | null
}

const Side = ({ title, note, rarity, image }: SideProps) => (
  <div className="min-w-0 flex-1">
    <RarityFrame rarity={rarity}>
      <ArtImage src={image} alt="" ratio={ART_RATIO} rounded="none" />
    </RarityFrame>
    <p className="truncate pt-2 font-medium">{title}</p>
    <p className="text-note text-muted">{`${note} · ${rarityWords[rarity]}`}</p>
  </div>
)

function Foot({ called, upgrade, onUpgrade }: { called: string; upgrade: UpgradeView; onUpgrade: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        tone="primary"
        size="large"
        block
        onPress={() => setAsking(true)}
        disabledReason={upgrade.why === '' ? null : upgrade.why}
      >
        {`用 ${upgrade.cost}升级`}
      </Button>
      <Dialog
        open={asking}
        title={`升级为「${upgrade.name}」？`}
        confirm={{
          text: '升级',
          tone: 'danger',
          onPress: () => {
            setAsking(false)
            onUpgrade()
          },
        }}
        cancel
        onDismiss={() => setAsking(false)}
      >
        {`花费 ${upgrade.cost}，${called} 将销毁，不可找回。`}
      </Dialog>
    </>
  )
}

const Outcome = ({ intent, onCheck, onAgain }: Pick<UpgradeProps, 'intent' | 'onCheck' | 'onAgain'>) => (
  <IntentOutcome
    intent={intent}
    doing="升级"
    done={{ title: '升级成功', note: intent.result ? `得到 ${intent.result.name} #${intent.result.number}` : '' }}
    away={
      intent.result ? (
        <Button tone="primary" href={copyHref(intent.result.id)}>
          查看藏品
        </Button>
      ) : (
        toCollection
      )
    }
    onCheck={onCheck}
    again={onAgain}
  />
)
