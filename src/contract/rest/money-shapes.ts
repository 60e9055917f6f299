import { Schema } from 'effect'
import { Whole, Yuan } from './wire.ts'

/** What money and beans look like in several areas. */

/** 微豆 and 元豆. */
export const beanKinds = ['weiDou', 'yuanDou'] as const
export type BeanKind = (typeof beanKinds)[number]

/** What a price is in: money in fen, or beans; always whole numbers. */
export const currencies = ['fen', ...beanKinds] as const
export type Currency = (typeof currencies)[number]

/** What has a balance beside money: both kinds of beans, and 豆芽, 金币, 铂金, 钻石, which people can give each other. */
export const assetKinds = [...beanKinds, 'beanSprouts', 'gold', 'platinum', 'diamond'] as const
export type AssetKind = (typeof assetKinds)[number]

/** What a person has to pay with. */
export const balanceFields = { balanceFen: Yuan, weiDou: Whole, yuanDou: Whole } as const
export const balanceKeys = { balanceFen: 'balance', weiDou: 'micropea', yuanDou: 'yBeans' } as const

/** What the person was shown for all of it, in beans (ours): where it costs something else by now, nothing is done. */
export const expectedBeansInAll = { expectedTotalBeans: Schema.optionalKey(Whole) } as const
export const expectedBeansInAllKeys = { expectedTotalBeans: 'expectedAmount' } as const
