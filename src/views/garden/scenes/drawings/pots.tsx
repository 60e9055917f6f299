import { memo } from 'react'
import type { SlotState } from '../types.ts'

/*
 * Blue-and-white pots, celadon where nothing runs, and a jar under a red cloth where nobody has unlocked it. The rim is at y = 128 of
 * the same field of 120 × 190 that plants are drawn in.
 */

const body = 'M22 130C22 160 34 172 40 176H80C86 172 98 160 98 130Z'

const Started = () => (
  <symbol id="sc-pot-started" viewBox="0 0 120 190" overflow="visible">
    <ellipse cx="60" cy="179" rx="38" ry="6" fill="#000" opacity="0.22" />
    <path d={body} fill="url(#sc-glaze)" stroke="#23407f" strokeWidth="1.1" />
    <g fill="none" stroke="#2b51a3" strokeLinecap="round">
      <path d="M24 140Q60 150 96 140" strokeWidth="1.6" />
      <path d="M36 168Q60 175 84 168" strokeWidth="1.6" />
      <path
        d="M60 148c-6 2-8 9-3 12 5 2 9-3 6-7-2-2-5 0-4 2M60 152c10-3 16 0 18 6M56 158c-8 4-15 2-18-4M78 158q4-1 6-6M38 154q-4-2-5-7"
        strokeWidth="1.3"
      />
    </g>
    <path d="M33 148q3 14 9 22" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.8" />
    <ellipse cx="60" cy="129" rx="42" ry="9" fill="#fbfbf7" stroke="#23407f" strokeWidth="1.1" />
    <ellipse cx="60" cy="129.5" rx="36" ry="6.4" fill="#5f452f" />
    <path
      d="M20 131q3 8 40 8t40-8"
      fill="none"
      stroke="#2b51a3"
      strokeWidth="2.2"
      strokeDasharray="3 3.4"
      opacity="0.9"
    />
  </symbol>
)
const Stopped = () => (
  <symbol id="sc-pot-stopped" viewBox="0 0 120 190" overflow="visible">
    <ellipse cx="60" cy="179" rx="38" ry="6" fill="#000" opacity="0.22" />
    <path d={body} fill="url(#sc-celadon)" stroke="#45665a" strokeWidth="1.1" />
    <path
      d="M30 152q8-8 16 0t16 0 16 0 12-3M36 166q8-5 16 0t16 0 14-2"
      fill="none"
      stroke="#55776a"
      strokeWidth="1.2"
      opacity="0.8"
    />
    <path d="M33 148q3 14 9 22" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.5" />
    <ellipse cx="60" cy="129" rx="42" ry="9" fill="#d6e4d7" stroke="#45665a" strokeWidth="1.1" />
    <ellipse cx="60" cy="129.5" rx="36" ry="6.4" fill="#6b5138" />
  </symbol>
)
const Locked = () => (
  <symbol id="sc-pot-locked" viewBox="0 0 120 190" overflow="visible">
    <ellipse cx="60" cy="179" rx="38" ry="6" fill="#000" opacity="0.22" />
    <path
      d="M30 128C14 146 24 172 40 177H80C96 172 106 146 90 128Z"
      fill="url(#sc-clay)"
      stroke="#332117"
      strokeWidth="1.1"
    />
    <path d="M28 134q6 26 14 38" fill="none" stroke="#e0b892" strokeWidth="3" strokeLinecap="round" opacity="0.35" />
    <path
      d="M24 130Q28 106 60 104 92 106 96 130 90 138 84 132 78 140 70 133 62 141 54 133 46 140 38 132 30 138 24 130Z"
      fill="#b8321f"
      stroke="#6f1a10"
      strokeWidth="1.1"
    />
    <path
      d="M36 128q4-14 14-19M60 105v24M84 128q-4-14-14-19"
      fill="none"
      stroke="#7f2014"
      strokeWidth="1"
      opacity="0.7"
    />
    <path d="M30 127Q60 136 90 127" fill="none" stroke="#e7c05a" strokeWidth="2.4" />
    <path d="M49 134h22v34H49z" fill="#f4e6c4" stroke="#8f6b34" strokeWidth="0.9" />
    <text x="60" y="157" textAnchor="middle" fontSize="17" fill="#a62a1a" className="sc-song">
      封
    </text>
  </symbol>
)

/** The drawings that pots refer to. Once in each scene, before the first pot. */
export const PotDrawings = memo(function PotDrawings() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="sc-drawings">
      <defs>
        <linearGradient id="sc-glaze" x1="0" x2="1">
          <stop offset="0" stopColor="#cfd9de" />
          <stop offset="0.28" stopColor="#fdfdfa" />
          <stop offset="0.7" stopColor="#eef2f2" />
          <stop offset="1" stopColor="#a9b9c4" />
        </linearGradient>
        <linearGradient id="sc-celadon" x1="0" x2="1">
          <stop offset="0" stopColor="#7fa08f" />
          <stop offset="0.3" stopColor="#c9dccd" />
          <stop offset="1" stopColor="#6a8b7c" />
        </linearGradient>
        <linearGradient id="sc-clay" x1="0" x2="1">
          <stop offset="0" stopColor="#5d4030" />
          <stop offset="0.32" stopColor="#9c7152" />
          <stop offset="1" stopColor="#4a3226" />
        </linearGradient>
      </defs>
      <Started />
      <Stopped />
      <Locked />
    </svg>
  )
})

/** One pot, inside an SVG whose field is 120 × 190. */
export const Pot = ({ state }: { state: SlotState }) => <use href={`#sc-pot-${state}`} width="120" height="190" />
