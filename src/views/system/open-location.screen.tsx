import { CopyIcon } from '#src/ui/icon/page-icons.tsx'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { PlaceView } from './open-location.select.ts'

export interface OpenLocationProps {
  readonly place: PlaceView | null
  readonly onCopy: () => void
}

export function OpenLocationScreen({ place, onCopy }: OpenLocationProps) {
  if (!place) {
    return (
      <PageScreen>
        <EmptyState
          title="没有指明地点"
          note="链接里没有地点信息，可以自己填写一个。"
          action={<Button href={`#${href('/choose-location')}`}>填写地点</Button>}
        />
      </PageScreen>
    )
  }
  return (
    <PageScreen>
      <InlineMessage>地图暂时不可用，可以按下面的地址导航。</InlineMessage>
      <div className="mt-4 rounded-l bg-surface p-4">
        <h2 className="text-headline font-semibold break-words">{place.name}</h2>
        <div className="mt-3">
          <DescriptionList
            items={[
              { term: '地址', detail: place.address || '没有填写' },
              { term: '坐标', detail: place.position ?? '没有坐标' },
            ]}
          />
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-3">
        <Button block size="large" icon={CopyIcon} onPress={onCopy}>
          复制地点
        </Button>
        <Button block size="large" href={`#${href('/choose-location')}`}>
          换一个地点
        </Button>
      </div>
    </PageScreen>
  )
}
