interface CoinLook {
  /** What is struck on it. */
  readonly mark: string
  readonly light: string
  readonly dark: string
  readonly ink: string
}

/** How each is struck. */
const looks = {
  wallet: { mark: '¥', light: '#e0604a', dark: '#b3301d', ink: '#fff6ea' },
  weiDou: { mark: '微', light: '#e3b873', dark: '#a9752a', ink: '#fff9ec' },
  yuanDou: { mark: '元', light: '#8f7fc4', dark: '#584a90', ink: '#f6f2ff' },
  beanSprouts: { mark: '芽', light: '#7fb58c', dark: '#3a7550', ink: '#f2fbf4' },
  gold: { mark: '金', light: '#f0cd6b', dark: '#b98b1f', ink: '#5b3f05' },
  platinum: { mark: '铂', light: '#d9dde2', dark: '#8f98a3', ink: '#2e353d' },
  diamond: { mark: '钻', light: '#9fd3e6', dark: '#3f8bab', ink: '#f2fbff' },
  points: { mark: '积', light: '#8fa6d6', dark: '#3f5896', ink: '#f3f6ff' },
  starBeans: { mark: '星', light: '#55617f', dark: '#232b40', ink: '#f4dc9a' },
} as const satisfies Record<string, CoinLook>

export type CoinKey = keyof typeof looks

/** A struck coin, 40 px: the word on it says which one it is, not its colour alone. */
export const Coin = ({ of }: { readonly of: CoinKey }) => {
  const { mark, light, dark, ink } = looks[of]
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="block size-10 shrink-0">
      <circle cx="20" cy="20" r="19" fill={dark} />
      <circle cx="20" cy="19" r="18.2" fill={light} />
      <circle cx="20" cy="19.5" r="14.6" fill={dark} opacity=".9" />
      <path
        d="M6.4 14A14.6 14.6 0 0 1 20 4.9"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".5"
      />
      <text x="20" y="25.4" textAnchor="middle" fontSize="16" fontWeight="600" fill={ink} className="font-title">
        {mark}
      </text>
    </svg>
  )
}
