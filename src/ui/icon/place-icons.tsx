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
      d="M4.2 13.2V19A1.9 1.9 0 0 0 6 20.9h12a1.9 1.9 0 0 0 1.9-1.9v-5.8a4.6 4.6 0 0 1-3.4-.6 5 5 0 0 1-4.5.3 5 5 0 0 1-4.5-.3 4.6 4.6 0 0 1-3.4.6Zm4.6 2.5h6.4v1.6H8.800Z"
      fill="currentColor"
      stroke="none"
      fillRule="evenodd"
    />
  </Glyph>
)

/** 公告 */
export const BellIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.4a6 6 0 0 0-6 6v3.8l-1.6 3.2a.6.6 0 0 0 .5.9h14.2a.6.6 0 0 0 .5-.9L18 13.200V9.400a6 6 0 0 0-6-6Z" />
    <path d="M9.800 20.200a2.400 2.400 0 0 0 4.400 0" />
  </Glyph>
)

/** 公告，选中 */
export const BellFilledIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path
      d="M12 2.600a6.800 6.800 0 0 0-6.800 6.800V13l-1.600 3.100A1.400 1.400 0 0 0 4.900 18.100h14.200a1.400 1.400 0 0 0 1.300-2L18.800 13V9.400A6.800 6.800 0 0 0 12 2.600Z"
      fill="currentColor"
      stroke="none"
    />
    <path d="M9.800 20.400a2.400 2.400 0 0 0 4.400 0" />
  </Glyph>
)

/** 我的 */
export const PersonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="8" r="4.2" />
    <path d="M4 20.400c.7-4 3.900-6 8-6s7.300 2 8 6" />
  </Glyph>
)

/** 我的，选中 */
export const PersonFilledIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="7.8" r="4.6" fill="currentColor" stroke="none" />
    <path
      d="M12 13.800c-4.700 0-8.200 2.300-8.900 6.200-.1.700.4 1.200 1 1.200h15.800c.6 0 1.100-.5 1-1.200-.7-3.900-4.200-6.200-8.900-6.200Z"
      fill="currentColor"
      stroke="none"
    />
  </Glyph>
)

/** 活动 */
export const SparkIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.200c.5 5.300 3.500 8.300 8.800 8.800-5.300.5-8.300 3.500-8.800 8.800-.5-5.300-3.500-8.300-8.800-8.800 5.300-.5 8.300-3.500 8.800-8.800Z" />
  </Glyph>
)

/** 盲盒 */
export const BoxIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3 4 7.200v9.600L12 21l8-4.200V7.200Z" />
    <path d="M4.200 7.300 12 11.500l7.800-4.200" />
    <path d="M12 11.500V21" />
    <path d="m8 5.100 7.900 4.200v3.200" />
  </Glyph>
)

/** 礼物、奖励 */
export const GiftIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3.6" y="8.4" width="16.8" height="4.2" rx="1" />
    <path d="M5.200 12.600V19a1.400 1.400 0 0 0 1.400 1.400h10.800a1.400 1.400 0 0 0 1.400-1.400v-6.400" />
    <path d="M12 8.400v12" />
    <path d="M12 8.200S11 3.600 8.300 3.600a2.300 2.300 0 0 0 0 4.600H12Zm0 0s1-4.600 3.700-4.600a2.300 2.300 0 0 1 0 4.600H12Z" />
  </Glyph>
)

/** 钱包 */
export const WalletIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M18.400 8V5.600a1.400 1.400 0 0 0-1.400-1.400H5.800a2 2 0 0 0 0 4H19a1.400 1.400 0 0 1 1.400 1.400v8.800a1.400 1.400 0 0 1-1.400 1.400H6a2.200 2.200 0 0 1-2.200-2.200V6.200" />
    <circle cx="16.4" cy="14" r="1.2" fill="currentColor" stroke="none" />
  </Glyph>
)

/** 订单 */
export const OrderIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 3.600h12a.8.8 0 0 1 .8.8v16l-2.300-1.400-2.200 1.400-2.300-1.400-2.300 1.400-2.200-1.400-2.300 1.400v-16a.8.8 0 0 1 .8-.8Z" />
    <path d="M9 8.800h6M9 12.600h6" />
  </Glyph>
)

/** 聊天 */
export const ChatIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4c-5 0-8.800 3.200-8.800 7.300 0 2.300 1.200 4.300 3.100 5.700l-.7 3.200 3.600-1.800c.9.200 1.800.300 2.800.300 5 0 8.800-3.300 8.800-7.400S17 4 12 4Z" />
    <path d="M8.400 11.400h.01M12 11.400h.01M15.600 11.400h.01" />
  </Glyph>
)

/** 账号与安全 */
export const ShieldIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3 4.800 5.600v5.800c0 4.400 2.900 7.700 7.200 9.600 4.300-1.900 7.200-5.200 7.200-9.600V5.600Z" />
    <path d="m8.900 11.900 2.200 2.200 4-4.300" />
  </Glyph>
)

/** 设置 */
export const SettingsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10.300 3.600h3.400l.5 2.400 1.700 1 2.300-.8 1.700 2.900-1.800 1.700v2l1.800 1.700-1.700 2.900-2.300-.8-1.700 1-.5 2.400h-3.400l-.5-2.400-1.700-1-2.300.8-1.700-2.900 1.800-1.700v-2L4.100 9.100l1.700-2.900 2.300.8 1.700-1Z" />
    <circle cx="12" cy="11.8" r="2.6" />
  </Glyph>
)

/** 花园：新芽 */
export const GardenIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 20.400v-9" />
    <path d="M12 12.400c0-4 2.600-6.800 7.600-6.800 0 4.800-2.800 7-7.600 6.800Z" />
    <path d="M12 15.400c0-3-2-5.200-6.400-5.200 0 3.900 2.400 5.400 6.400 5.200Z" />
    <path d="M6.400 20.400h11.200" />
  </Glyph>
)

/** 藏品、空画框 */
export const FrameIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 2.800 8.400 6.400M12 2.800l3.600 3.600" />
    <rect x="3.6" y="6.4" width="16.8" height="14.2" rx="1.2" />
    <rect x="6.8" y="9.6" width="10.4" height="7.8" rx="0.4" />
  </Glyph>
)
