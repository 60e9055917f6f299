import type { ReactNode } from 'react'
import type { Tool } from '../types.ts'

const line = { stroke: '#3a2c1a', strokeWidth: 1.2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const drawings: Record<Tool, ReactNode> = {
  water: (
    <>
      <path d="M14 26h28l-3 24H17Z" fill="#5b8f9c" {...line} />
      <path d="M42 32C52 30 54 22 60 16M58 12l6 7" fill="none" stroke="#5b8f9c" strokeWidth="4" strokeLinecap="round" />
      <path d="M16 26C14 12 40 10 40 26" fill="none" stroke="#3f6a76" strokeWidth="3" />
      <ellipse cx="28" cy="26" rx="14" ry="4" fill="#3f6a76" {...line} />
      <path d="M20 32l2 14" stroke="#fff" strokeWidth="2" opacity="0.6" strokeLinecap="round" />
      <path d="M58 26l-2 5M63 25l1 6M54 34l-2 4" stroke="#4f9fc0" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  nutrient: (
    <>
      <path d="M26 12h12v7c0 4 12 8 12 22 0 10-8 14-18 14S14 51 14 41c0-14 12-18 12-22Z" fill="#f4f1e6" {...line} />
      <path d="M16 40c10-6 22 6 32 0 0 9-7 13-16 13s-16-4-16-13Z" fill="#3e9a6c" />
      <path d="M24 12h16v-5H24Z" fill="#b8321f" {...line} />
      <path d="M32 46c-6-2-6-9 0-13 6 4 6 11 0 13Z" fill="#d7efc2" {...line} strokeWidth={0.8} />
    </>
  ),
  sickle: (
    <>
      <path d="M20 56L34 34" stroke="#8d5b36" strokeWidth="6" strokeLinecap="round" />
      <path d="M32 38C18 18 40 2 58 14 44 12 34 22 38 36Z" fill="#dfe6e8" {...line} />
      <path d="M35 32C30 20 42 12 52 13" fill="none" stroke="#8d9aa0" strokeWidth="1.2" />
    </>
  ),
  shovel: (
    <>
      <path d="M44 12L30 38" stroke="#8d5b36" strokeWidth="5" strokeLinecap="round" />
      <path d="M38 8l12 6" stroke="#8d5b36" strokeWidth="5" strokeLinecap="round" />
      <path d="M22 34l16 8c-2 12-12 18-20 16-4-8-2-18 4-24Z" fill="#c9d2d5" {...line} />
    </>
  ),
  feed: (
    <>
      <path d="M10 32h44c0 14-10 22-22 22S10 46 10 32Z" fill="#f4f1e6" {...line} />
      <path d="M14 40q18 8 36 0" fill="none" stroke="#2b51a3" strokeWidth="1.8" />
      <path d="M12 32C16 18 24 22 32 16c8 6 16 2 20 16Z" fill="#e8bf56" {...line} />
      <path
        d="M22 26l2 1M32 22l2 1M40 27l2-1M28 29l2-1M36 29l2 1"
        stroke="#8a5d12"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  key: (
    <>
      <circle cx="22" cy="22" r="11" fill="#e2b84f" {...line} />
      <circle cx="22" cy="22" r="4.6" fill="#fbf4e1" {...line} />
      <path d="M29 30L52 53M46 47l6-6M40 41l5-5" fill="none" stroke="#3a2c1a" strokeWidth="6.4" strokeLinecap="round" />
      <path d="M29 30L52 53M46 47l6-6M40 41l5-5" fill="none" stroke="#e2b84f" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
}

export const ToolPicture = ({ tool }: { tool: Tool }) => (
  <svg viewBox="0 0 68 64" aria-hidden="true">
    {drawings[tool]}
  </svg>
)
