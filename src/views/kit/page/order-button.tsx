import { SortIcon } from '#src/ui/icon/page-icons.tsx'
import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { ActionSheet } from '#src/ui/overlay/action-sheet.tsx'

export interface OrderButtonProps<Order extends string> {
  /** What is put in order: 「藏品排序」. */
  readonly title: string
  /** What the button is for, said before the present choice; 「排序」 when left out. */
  readonly label?: string
  readonly orders: readonly Order[]
  readonly words: Readonly<Record<Order, string>>
  readonly current: Order
  /** Where it ends a row of the page: its words end with the row. */
  readonly flush?: boolean
  readonly onChange: (order: Order) => void
}

/** The button that says the order of a list, and the choice of another. */
export function OrderButton<Order extends string>({
  title,
  label = '排序',
  orders,
  words,
  current,
  flush = false,
  onChange,
}: OrderButtonProps<Order>) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <Button
        tone="quiet"
        flush={flush}
        icon={SortIcon}
        label={`${label}：${words[current]}`}
        onPress={() => setChoosing(true)}
      >
        <span className="whitespace-nowrap">{words[current]}</span>
      </Button>
      <ActionSheet
        open={choosing}
        title={title}
        items={orders.map((key) => ({ key, text: words[key], ...(key === current ? { note: '当前' } : {}) }))}
        onSelect={(key) => {
          setChoosing(false)
          onChange(key)
        }}
        onDismiss={() => setChoosing(false)}
      />
    </>
  )
}
