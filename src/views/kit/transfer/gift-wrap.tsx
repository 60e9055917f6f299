import { useId } from 'react'
import { GIFT_WORDS_MAX, giftPapers } from '#src/domain/message/gift.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { fieldOf, type ShownForm } from '../form/shown-form.ts'
import { paperLooks, Wrapped } from './gift-paper.tsx'

/** What is written with a gift, and the paper around it. */
export function GiftWrap({ form }: { readonly form: ShownForm }) {
  const name = useId()
  const current = form.text('paper')
  return (
    <>
      <TextField
        {...fieldOf(form, 'words')}
        label="附言（选填）"
        placeholder="写一句祝福"
        maxLength={GIFT_WORDS_MAX}
        counter
        clearable
      />
      <fieldset className="min-w-0">
        <legend className="pb-2 text-note text-soft">包装</legend>
        <div className="grid grid-cols-4 gap-3">
          {giftPapers.map((paper) => (
            <label key={paper} className="relative block cursor-pointer text-center">
              <input
                type="radio"
                name={name}
                value={paper}
                checked={current === paper}
                onChange={() => form.change('paper', paper)}
                className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none rounded-m"
              />
              <span className="relative block aspect-square overflow-hidden rounded-m peer-checked:ring-2 peer-checked:ring-cinnabar peer-checked:ring-offset-2 peer-checked:ring-offset-paper">
                <Wrapped paper={paper} bow={34} />
              </span>
              <span className="block pt-1.5 text-note text-soft peer-checked:font-medium peer-checked:text-ink">
                {paperLooks[paper].name}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
