import type { ReactNode } from 'react'
import { NumberList } from '../kit/page/number-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { useShown } from '../kit/resource/use-shown.ts'
import type { InscriptionLine } from './inscription-list.select.ts'

export interface InscriptionListProps {
  readonly lines: readonly InscriptionLine[]
  readonly resource: ShownResource
  /** The market of the product whose numbers they are; nothing for those of all. */
  readonly head: ReactNode
}

export const InscriptionListScreen = ({ lines, resource, head }: InscriptionListProps) => (
  <PageScreen>
    {head ?? <p className="mb-4 text-note text-soft">编号刻在每件藏品上，独一无二，也叫铭文；从小到大排列。</p>}
    <NumberList
      rows={useShown(lines, dressed)}
      resource={resource}
      empty={{ title: '还没有公开的编号', note: '每一份藏品都刻着自己的编号，有人持有后会出现在这里。' }}
    />
  </PageScreen>
)

const dressed = ({ note, price, rest, ...line }: InscriptionLine) => ({
  ...line,
  note: <span className="tabular-nums">{note}</span>,
  value: price === '' ? rest : <span className="font-medium text-cinnabar tabular-nums">{price}</span>,
})
