import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Places of the app: tabs, sections, things one goes to. */

/** 首页：藏馆的屋檐 */
export const HomeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M2.8 10.6 12 3.6l9.2 7" />
    <path d="M5 9.4V19a1.4 1.4 0 0 0 1.4 1.4h11.2A1.4 1.4 0 0 0 19 19V9.4" />
    <path d="M9.6 20.2v-5.6h4.8v5.6" />
  </Glyph>
)

/** 首页，选中 */
export const HomeFilledIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path
      d="M11.1 3.2 2.6 9.7c-.9.7-.4 2.1.7 2.1H4V19a2 2 0 0 0 2 2h3.2v-5.4h5.6V21H18a2 2 0 0 0 2-2v-7.2h.7c1.1 0 1.6-1.4.7-2.1l-8.5-6.5a1.5 1.5 0 0 0-1.8 0Z"
      fill="currentColor"
      stroke="none"
    />
  </Glyph>
)

/** 市场：店面 */
export const MarketIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.2 4.4h15.6l1.4 4.8a2.6 2.6 0 0 1-4.6 1.6 2.9 2.9 0 0 1-4.6 0 2.9 2.9 0 0 1-4.6 0 2.6 2.6 0 0 1-4.6-1.6Z" />
    <path d="M4.8 12.2V19a1.2 1.2 0 0 0 1.2 1.2h12a1.2 1.2 0 0 0 1.2-1.2v-6.8" />
    <path d="M9 16.4h6" />
  </Glyph>
)

/** 市场，选中 */
export const MarketFilledIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path
      d="M3.6 4.2c.1-.5.6-.8 1.1-.8h14.6c.5 0 1 .3 1.1.8l1.4 4.7a3 3 0 0 1-5.3 2.3 3.4 3.4 0 0 1-4.5 0 3.4 3.4 0 0 1-4.5 0A3 3 0 0 1 2.2 9Z"
      fill="currentColor"
      stroke="none"
    />
    <path
      d="M4.2 13.2V19A1.9 1.9 0 0 0 6 20.9h12a1.9 1.9 0 0 0 1.9-1.9v-5.8a4.6 4.6 0 0 1-3.4-.6 5 5 0 0 1-4.5.3 5 5 0 0 1-4.5-.3 4.6 4.6 0 0 1-3.4.6Zm4.6 2.5h6.4v1.6H8.8Z"
      fill="currentColor"
      stroke="none"
      fillRule="evenodd"
    />
  </Glyph>
)

/** 公告 */
export const BellIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.4a6 6 0 0 0-6 6v3.8l-1.6 3.2a.6.6 0 0 0 .5.9h14.2a.6.6 0 0 0 .5-.9L18 13.2V9.4a6 6 0 0 0-6-6Z" />
    <path d="M9.8 20.2a2.4 2.4 0 0 0 4.4 0" />
  </Glyph>
)

/** 公告，选中 */
export const BellFilledIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path
      d="M12 2.6a6.8 6.8 0 0 0-6.8 6.8V13l-1.6 3.1A1.4 1.4 0 0 0 4.9 18.1h14.2a1.4 1.4 0 0 0 1.3-2L18.8 13V9.4A6.8 6.8 0 0 0 12 2.6Z"
      fill="currentColor"
      stroke="none"
    />
    <path d="M9.8 20.4a2.4 2.4 0 0 0 4.4 0" />
  </Glyph>
)

/** 我的 */
export const PersonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="8" r="4.2" />
    <path d="M4 20.4c.7-4 3.9-6 8-6s7.3 2 8 6" />
  </Glyph>
)

/** 我的，选中 */
export const PersonFilledIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="7.8" r="4.6" fill="currentColor" stroke="none" />
    <path
      d="M12 13.8c-4.7 0-8.2 2.3-8.9 6.2-.1.7.4 1.2 1 1.2h15.8c.6 0 1.1-.5 1-1.2-.7-3.9-4.2-6.2-8.9-6.2Z"
      fill="currentColor"
      stroke="none"
    />
  </Glyph>
)

/** 活动 */
export const SparkIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.2c.5 5.3 3.5 8.3 8.8 8.8-5.3.5-8.3 3.5-8.8 8.8-.5-5.3-3.5-8.3-8.8-8.8 5.3-.5 8.3-3.5 8.8-8.8Z" />
  </Glyph>
)

/** 盲盒 */
export const BoxIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3 4 7.2v9.6L12 21l8-4.2V7.2Z" />
    <path d="M4.2 7.3 12 11.5l7.8-4.2" />
    <path d="M12 11.5V21" />
    <path d="m8 5.1 7.9 4.2v3.2" />
  </Glyph>
)

/** 礼物、奖励 */
export const GiftIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3.6" y="8.4" width="16.8" height="4.2" rx="1" />
    <path d="M5.2 12.6V19a1.4 1.4 0 0 0 1.4 1.4h10.8a1.4 1.4 0 0 0 1.4-1.4v-6.4" />
    <path d="M12 8.4v12" />
    <path d="M12 8.2S11 3.6 8.3 3.6a2.3 2.3 0 0 0 0 4.6H12Zm0 0s1-4.6 3.7-4.6a2.3 2.3 0 0 1 0 4.6H12Z" />
  </Glyph>
)

/** 钱包 */
export const WalletIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M18.4 8V5.6a1.4 1.4 0 0 0-1.4-1.4H5.8a2 2 0 0 0 0 4H19a1.4 1.4 0 0 1 1.4 1.4v8.8a1.4 1.4 0 0 1-1.4 1.4H6a2.2 2.2 0 0 1-2.2-2.2V6.2" />
    <circle cx="16.4" cy="14" r="1.2" fill="currentColor" stroke="none" />
  </Glyph>
)

/** 订单 */
export const OrderIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 3.6h12a.8.8 0 0 1 .8.8v16l-2.3-1.4-2.2 1.4-2.3-1.4-2.3 1.4-2.2-1.4-2.3 1.4v-16a.8.8 0 0 1 .8-.8Z" />
    <path d="M9 8.8h6M9 12.6h6" />
  </Glyph>
)

/** 聊天 */
export const ChatIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4c-5 0-8.8 3.2-8.8 7.3 0 2.3 1.2 4.3 3.1 5.7l-.7 3.2 3.6-1.8c.9.2 1.8.3 2.8.3 5 0 8.8-3.3 8.8-7.4S17 4 12 4Z" />
    <path d="M8.4 11.4h.01M12 11.4h.01M15.6 11.4h.01" />
  </Glyph>
)

/** 账号与安全 */
export const ShieldIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3 4.8 5.6v5.8c0 4.4 2.9 7.7 7.2 9.6 4.3-1.9 7.2-5.2 7.2-9.6V5.6Z" />
    <path d="m8.9 11.9 2.2 2.2 4-4.3" />
  </Glyph>
)

/** 设置 */
export const SettingsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10.3 3.6h3.4l.5 2.4 1.7 1 2.3-.8 1.7 2.9-1.8 1.7v2l1.8 1.7-1.7 2.9-2.3-.8-1.7 1-.5 2.4h-3.4l-.5-2.4-1.7-1-2.3.8-1.7-2.9 1.8-1.7v-2L4.1 9.1l1.7-2.9 2.3.8 1.7-1Z" />
    <circle cx="12" cy="11.8" r="2.6" />
  </Glyph>
)

/** 花园：新芽 */
export const GardenIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 20.4v-9" />
    <path d="M12 12.4c0-4 2.6-6.8 7.6-6.8 0 4.8-2.8 7-7.6 6.8Z" />
    <path d="M12 15.4c0-3-2-5.2-6.4-5.2 0 3.9 2.4 5.4 6.4 5.2Z" />
    <path d="M6.4 20.4h11.2" />
  </Glyph>
)

/** 藏品、空画框 */
export const FrameIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 2.8 8.4 6.4M12 2.8l3.6 3.6" />
    <rect x="3.6" y="6.4" width="16.8" height="14.2" rx="1.2" />
    <rect x="6.8" y="9.6" width="10.4" height="7.8" rx="0.4" />
  </Glyph>
)
