import { counted } from '#src/domain/number/number-format.ts'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { SkeletonBlock, SkeletonList } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ArtImage } from '#src/ui/media/art-image.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { RowPicture } from '../kit/product/row-picture.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { DiyForm, PieceRow, Stock } from './diy.select.ts'

export interface FactoryProps {
  readonly resource: ShownResource
  /** One's own copies. */
  readonly stocksFrom: ShownResource
  readonly pieces: readonly PieceRow[]
  readonly forms: readonly DiyForm[]
  readonly salvageBeans: number
  readonly stocks: readonly Stock[]
  /** The edition of which a form is being chosen; null while none is. */
  readonly stock: Stock | null
  readonly sheet: DeedProps
  /** What nobody knows the end of. */
  readonly unknown?: ReactNode
  readonly onChoose: (categoryId: string) => void
  readonly onMake: (form: DiyForm) => void
  readonly onSalvage: (piece: PieceRow) => void
}

const formNote = ({ number, story }: DiyForm, own: number): string =>
  own < number ? `需要 ${counted(number, '件')}` : `${counted(number, '件')} · ${story}`

/** What stands, and what can be made. */
export const FactoryScreen = (props: FactoryProps) => {
  const { resource, stocksFrom, pieces, forms, salvageBeans, stocks, stock, sheet } = props
  return (
    <PageScreen>
      <div className="flex items-baseline justify-between gap-3 pb-3">
        <p className="text-note text-pretty text-soft">同款藏品可拼成一件作品，随时可拆解取回。</p>
        <TextLink end href={`#${href('/pages/diyfactory/diyrecord')}`}>
          记录
        </TextLink>
      </div>
      {props.unknown}
      <DeedNews change={sheet.change} onCheck={sheet.onCheck} />
      <ResourceState resource={resource} skeleton={<SkeletonBlock />}>
        {pieces.length > 0 && (
          <ul className="flex flex-col gap-3">
            {pieces.map((piece) => (
              <li key={piece.id}>
                <Piece piece={piece} onSalvage={() => props.onSalvage(piece)} isBusy={sheet.change.state !== 'rest'} />
              </li>
            ))}
          </ul>
        )}
        <Section title="可拼装的藏品" note={`拆解一件作品 ${counted(salvageBeans, '微豆')}，藏品全部取回`}>
          <ResourceState resource={stocksFrom} skeleton={<SkeletonList leading="picture" notes />}>
            {stocks.length === 0 ? (
              <EmptyState
                title="没有可拼装的藏品"
                note="同一款至少要有两件，寄售、种植和冷静期里的不能用。"
                action={<Button href={`#${href('/pages/sales/sales')}`}>逛逛市场</Button>}
              />
            ) : (
              <List>
                {stocks.map((one) => (
                  <ListRow
                    key={one.categoryId}
                    leading={<RowPicture image={one.image} />}
                    title={one.name}
                    note={`可用 ${one.numbers.length} 件`}
                    value="拼装"
                    chevron
                    onPress={() => props.onChoose(one.categoryId)}
                  />
                ))}
              </List>
            )}
          </ResourceState>
        </Section>
        <Forms forms={forms} />
      </ResourceState>
      <Sheet open={stock !== null} title={`「${stock?.name ?? ''}」拼成`} onDismiss={() => props.onChoose('')}>
        <div className="pb-4">
          <List>
            {forms.map((form) => (
              <ListRow
                key={form.number}
                title={form.name}
                note={formNote(form, stock?.numbers.length ?? 0)}
                value={counted(form.beans, '微豆')}
                {...((stock?.numbers.length ?? 0) < form.number
                  ? {}
                  : { onPress: () => props.onMake(form), chevron: true })}
              />
            ))}
          </List>
        </div>
      </Sheet>
      <DeedSheet {...sheet} />
    </PageScreen>
  )
}

/** What can be made at all, each drawn as the frames it is put together of. */
const Forms = ({ forms }: Pick<FactoryProps, 'forms'>) => (
  <Section title="作品样式">
    <List>
      {forms.map(({ number, name, story, beans }) => (
        <ListRow
          key={number}
          leading={<Frames count={number} />}
          title={name}
          note={`${number} 件 · ${story}`}
          value={`${beans} 微豆`}
        />
      ))}
    </List>
  </Section>
)

/** So many frames: beside each other as a folding screen stands, or four and nine in a square. */
const Frames = ({ count }: { readonly count: number }) => {
  const isSquare = count > 3
  return (
    <span aria-hidden="true" className="grid size-12 place-items-center rounded-s bg-gold-wash">
      <span className={`grid gap-0.5 ${count === 4 ? 'grid-cols-2' : count > 4 ? 'grid-cols-3' : 'grid-flow-col'}`}>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={`border border-gold bg-surface ${isSquare ? 'size-2.5' : 'h-7 w-2.5'}`} />
        ))}
      </span>
    </span>
  )
}

interface PieceProps {
  readonly piece: PieceRow
  readonly isBusy: boolean
  readonly onSalvage: () => void
}

/** Copies side by side on one ground, as a folding screen. */
const Piece = ({ piece, isBusy, onSalvage }: PieceProps) => (
  <article className="rounded-l bg-surface p-4">
    <div className="flex flex-wrap justify-center gap-1 rounded-m bg-sunken p-4">
      {piece.copies.map((copy) => (
        <span key={copy.id} className="w-20 border border-gold p-1">
          <ArtImage src={safePicture(piece.image)} alt={`${piece.name} #${copy.number}`} ratio={3 / 4} rounded="none" />
          <span className="block pt-1 text-center text-caption text-muted tabular-nums">#{copy.number}</span>
        </span>
      ))}
    </div>
    <div className="flex items-center justify-between gap-3 pt-3">
      <h2 className="font-title text-title">
        {piece.name}
        {piece.form}
      </h2>
      <Button disabled={isBusy} onPress={onSalvage}>
        拆解
      </Button>
    </div>
  </article>
)
