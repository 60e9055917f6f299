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
