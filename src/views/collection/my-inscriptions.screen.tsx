import { NumberList } from '../kit/page/number-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { useShown } from '../kit/resource/use-shown.ts'
import type { NumberLine } from './my-inscriptions.select.ts'

export interface MyInscriptionsProps {
  readonly lines: readonly NumberLine[]
  readonly resource: ShownResource
}

export const MyInscriptionsScreen = ({ lines, resource }: MyInscriptionsProps) => (
  <PageScreen>
    <NumberList
      rows={useShown(lines, dressed)}
      resource={resource}
      empty={{ title: '还没有自己的编号', note: '每件藏品都刻着编号，买下或开出一件就有了。' }}
    />
  </PageScreen>
)

const dressed = ({ title, value, ...line }: NumberLine) => ({
  ...line,
  title: <span className="font-medium tabular-nums">{title}</span>,
  value: <span className="text-note">{value}</span>,
})
