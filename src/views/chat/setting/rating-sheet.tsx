import { useState } from 'react'
import { STARS_MAX } from '#src/domain/message/rating.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Rating } from '#src/ui/form/rating.tsx'
import { TextArea } from '#src/ui/form/text-area.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'

export interface RatingSheetProps {
  readonly open: boolean
  readonly onRate: (stars: number, comment: string) => void
  readonly onDismiss: () => void
}

/** How one found the service: stars, and words for who has some (marketplace §9, const:rating). */
export function RatingSheet({ open, onRate, onDismiss }: RatingSheetProps) {
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const close = () => {
    setStars(0)
    setComment('')
    onDismiss()
  }
  return (
    <Sheet
      open={open}
      title="评价服务"
      onDismiss={close}
      footer={
        <Button
          tone="primary"
          size="large"
          block
          disabledReason={stars === 0 ? '先打分' : null}
          onPress={() => {
            onRate(stars, comment.trim())
            close()
          }}
        >
          提交评价
        </Button>
      }
    >
      <div className="flex flex-col items-center pb-3">
        <Rating label="服务评分" most={STARS_MAX} value={stars} onChange={setStars} />
      </div>
      <TextArea label="说说感受（选填）" value={comment} onChange={setComment} rows={3} />
    </Sheet>
  )
}
