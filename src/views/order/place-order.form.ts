import type { DraftForm } from '#src/machines/submission/submission.machine.ts'

/**
 * How many of something and how to pay: a draft, so that it is still chosen after the verification page or a reload. `usual`: how this
 * device paid last.
 */
export const purchaseDraft = (goodsId: string, way = '', usual = 'bankCard'): DraftForm => ({
  form: way === '' ? `purchase/${goodsId}` : `purchase/${goodsId}/${way}`,
  fields: { quantity: { initial: 1, rules: [] }, way: { initial: way === '' ? usual : way, rules: [] } },
})
