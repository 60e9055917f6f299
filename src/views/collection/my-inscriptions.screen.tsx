import { Button } from '#src/ui/action/button.tsx'
import { href } from '#src/routes/table.ts'
import { NumberList } from '../kit/page/number-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { useShown } from '../kit/resource/use-shown.ts'
import type { InscriptionLine } from './my-inscriptions.select.ts'

export interface MyInscriptionsProps {
  readonly lines: readonly InscriptionLine[]
  readonly resource: ShownResource
}

export const MyInscriptionsScreen = ({ lines, resource }: MyInscriptionsProps) => (
  <PageScreen>
    <NumberList
      rows={useShown(lines, dressed)}
      resource={resource}
      empty={{
        title: '还没有刻了铭文的藏品',
        note: '铭文刻在编号上，跟着藏品走，可以在铭文拍卖里拍到。',
        action: <Button href={`#${href('/pages/activity/auctionBid')}`}>去铭文拍卖</Button>,
      }}
    />
  </PageScreen>
)

/** The lines of a verse, one below the other. */
const Verse = ({ text }: { readonly text: string }) => (
  <span className="font-title leading-snug font-medium">
    {text.split(/(?<=[，。；？！])/).map((line, at) => (
      <span key={at} className="block truncate">
        {line}
      </span>
    ))}
  </span>
)

const dressed = ({ title, ...line }: InscriptionLine) => ({
  ...line,
  title: <Verse text={title} />,
  value: null,
})
