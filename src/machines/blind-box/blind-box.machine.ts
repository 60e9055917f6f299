import { wishMachine } from '../wish.ts'

/** Opening boxes, one or many, once (marketplace §7; lc:blindbox-open). Buying them is an order. */
export const blindBoxMachine = wishMachine('blindBox')
