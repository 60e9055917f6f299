import { Whole, Yuan } from './wire.ts'

/** What money and beans look like in several areas. */

/** What a price is in: money, 微豆 or 元豆. */
export const currencies = ['fen', 'weiDou', 'yuanDou'] as const
export type Currency = (typeof currencies)[number]

/** What a person has of each. */
export const balanceFields = { balanceFen: Yuan, weiDou: Whole, yuanDou: Whole } as const
export const balanceKeys = { balanceFen: 'balance', weiDou: 'micropea', yuanDou: 'yBeans' } as const
