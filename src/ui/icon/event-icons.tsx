import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* What is on: auctions, draws, envelopes. */

/** 拍卖：木槌 */
export const GavelIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m13.2 4.2 6.6 6.6M10.4 7l6.6 6.6M12 5.4l-3 3 6.6 6.6 3-3" />
    <path d="m11.6 11.4-7.4 7.4" />
    <path d="M12.6 20.6h7.8" />
  </Glyph>
)

/** 抽奖：转盘 */
export const WheelIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12.6" r="8" />
    <path d="M12 4.6v16M4 12.6h16M6.4 7l11.2 11.2M17.6 7 6.4 18.2" />
    <path d="m10.6 2.4 1.4 2.2 1.4-2.2Z" />
  </Glyph>
)

/** 抽签：签筒 */
export const LotsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 10.4h12l-1.2 10.2H7.2Z" />
    <path d="M9 10.4 7.8 3.6M12 10.4V2.8M15 10.4l1.2-6.8" />
    <path d="M6.4 14h11.2" />
  </Glyph>
)

/** 红包 */
export const EnvelopeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="5" y="3" width="14" height="18" rx="2" />
    <path d="M5 7c3.6 4.2 10.4 4.2 14 0" />
    <circle cx="12" cy="11.4" r="2.2" />
  </Glyph>
)

/** 地球 */
export const GlobeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M3.4 12h17.2M12 3.4c5 5 5 12.2 0 17.2M12 3.4c-5 5-5 12.2 0 17.2" />
  </Glyph>
)

/** 奖品 */
export const PrizeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7.6 4h8.8v5.4a4.4 4.4 0 0 1-8.8 0Z" />
    <path d="M7.6 5.8H4.4c0 3 1.2 4.6 3.6 4.8M16.4 5.8h3.2c0 3-1.2 4.6-3.6 4.8" />
    <path d="M12 13.8v3.6M8.4 20.6h7.2l-.8-3.2H9.2Z" />
  </Glyph>
)

/** 战力：升高的三柱 */
export const PowerIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20.4h16" />
    <path d="M6.4 20.4v-5.8h2.8v5.8M10.6 20.4V9.6h2.8v10.8M14.8 20.4V4.6h2.8v15.8" />
  </Glyph>
)

/** 热场：火焰 */
export const FlameIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12.6 3c.6 3.6 5.6 5.6 5.6 10.6a6.2 6.2 0 0 1-12.4 0c0-2.6 1.2-4.2 2.4-5.2.2 1.6.8 2.4 1.6 2.8C9.8 8 10.4 5 12.6 3Z" />
    <path d="M12.2 19.6a2.6 2.6 0 0 1-2.4-2.8c0-1.4 1-2.4 2.4-3.6 1.2 1.2 2.2 2.2 2.2 3.6a2.5 2.5 0 0 1-2.2 2.8Z" />
  </Glyph>
)
