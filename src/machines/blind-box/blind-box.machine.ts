import { intentMachine } from '../intent.ts'

/** Opening boxes, one or many, once (marketplace §7; lc:blindbox-open). Buying them is an order. */
export const blindBoxMachine = intentMachine('blindBox')
