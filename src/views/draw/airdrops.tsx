import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import { Tag } from '#src/ui/display/tag.tsx'
import { SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { type Part, partOf } from '../kit/resource/part.ts'
import { PartSection } from '../kit/resource/part-section.tsx'
import { useResource } from '../kit/resource/use-resource.ts'
import { type AirdropLine, airdropLine } from './airdrop.select.ts'

/** The airdrops of who is signed in; null for a guest, of whom nothing is known. Each is opened on the page where boxes are opened. */
export function useAirdrops(): AirdropsProps | null {
  const { trade } = useApp()
  const { push } = useNavigation()
  const isGuest = useUser() === null
  const airdrops = useResource(isGuest ? null : { endpoint: 'draw.airdrops', request: {} })
  const now = useMinute()
  const onOpen = ({ id, boxId }: AirdropLine) =>
    push(href('/pages/common/openBlindBox/index', { box: boxId, airdrop: id, key: trade.newIntent() }))
  return isGuest ? null : { part: partOf(airdrops, (row) => airdropLine(row, now)), onOpen }
}

export interface AirdropsProps {
  readonly part: Part<AirdropLine>
  readonly onOpen: (line: AirdropLine) => void
}

const tags = { opened: '已领取', short: '未达标', over: '已结束' } as const

/** Boxes that are given: who may have one, and the way to open it (marketplace §7 airdropBlindBox). */
export const Airdrops = ({ part, onOpen }: AirdropsProps) => (
  <PartSection
    part={part}
    name="空投"
    title="空投盲盒"
    note="持有达标即可领取，每人一次"
    skeleton={<SkeletonList rows={2} leading="picture" notes />}
  >
    <List>
      {part.items.map((line) => (
        <ListRow
          key={line.id}
          leading={<RowPicture image={line.image} />}
          title={line.title}
          note={
            <>
              <span className="block">
                <Phrases text={line.need} />
              </span>
              <span className="block tabular-nums">
                <Phrases text={line.note} />
              </span>
            </>
          }
          trailing={
            line.state === 'ready' ? (
              <Button label={`打开${line.title}`} onPress={() => onOpen(line)}>
                打开
              </Button>
            ) : (
              <Tag tone="neutral">{tags[line.state]}</Tag>
            )
          }
        />
      ))}
    </List>
  </PartSection>
)
