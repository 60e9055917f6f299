import type { ReactNode } from 'react'
import type { PaymentKind } from '#src/machines/order/order.facts.ts'

interface Mark {
  readonly ground: string
  readonly sign: ReactNode
}

const card: Mark = {
  ground: '#2f5aa8',
  sign: (
    <path d="M7 10.5h18a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 21v-9A1.5 1.5 0 0 1 7 10.500ZM5.5 14.200h21M9 19h4.5" />
  ),
}
const wallet: Mark = {
  ground: '#b3792b',
  sign: (
    <path d="M7.5 11h15.500a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9.500A1.5 1.5 0 0 1 8.5 8H21M25 15.500h-4.500a1.5 1.5 0 0 0 0 3H25" />
  ),
}
const phone: Mark = {
  ground: '#1f7d58',
  sign: (
    <path d="M12 6.500h8a1.8 1.8 0 0 1 1.8 1.800v15.400a1.8 1.8 0 0 1-1.8 1.800h-8a1.8 1.8 0 0 1-1.8-1.800V8.300A1.8 1.8 0 0 1 12 6.500ZM13 15.800l2.2 2.2 4-4.2" />
  ),
}
const web: Mark = {
  ground: '#b93a26',
  sign: (
    <path d="M16 6.500a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM6.8 16h18.400M16 6.500c5 5.6 5 13.4 0 19-5-5.6-5-13.4 0-19Z" />
  ),
}
const beans: Mark = {
  ground: '#6a4397',
  sign: (
    <path d="M20.5 8.500c4 2 4.5 7.5 1 11.500s-9.5 5-12 2-.5-6.5 2.5-7.5 3-3 4-4.8 2.5-2.2 4.5-1.200ZM12.5 19.500c2.5.500 6-1 7.5-4" />
  ),
}

const marks: Readonly<Record<PaymentKind | 'weiDou' | 'yuanDou', Mark>> = {
  bankCard: card,
  wallet,
  appPlugin: phone,
  appWebView: web,
  beans,
  weiDou: beans,
  yuanDou: beans,
}

/** The mark of a way to pay. */
export const PayMark = ({ way }: { readonly way: keyof typeof marks }) => {
  const { ground, sign } = marks[way]
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={32} height={32} className="block shrink-0">
      <rect width="32" height="32" rx="8" fill={ground} />
      <g fill="none" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
        {sign}
      </g>
    </svg>
  )
}
