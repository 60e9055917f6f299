import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Signs: what state a thing is in, what kind of thing it is. */

/** 说明 */
export const InfoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 11.2v5M12 7.8h.01" />
  </Glyph>
)

/** 注意 */
export const WarningIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10.7 4.3 2.9 17.8a1.5 1.5 0 0 0 1.3 2.3h15.6a1.5 1.5 0 0 0 1.3-2.3L13.3 4.3a1.5 1.5 0 0 0-2.6 0Z" />
    <path d="M12 9.6v4.4M12 17h.01" />
  </Glyph>
)

/** 出错 */
export const FailedIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="m9 9 6 6M15 9l-6 6" />
  </Glyph>
)

/** 成功 */
export const DoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="m8 12.3 2.8 2.8L16 9.4" />
  </Glyph>
)

/** 没有网络 */
export const OfflineIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3 8.8a14 14 0 0 1 5-3M21 8.8A14 14 0 0 0 12.4 5" />
    <path d="M6.4 12.6a9 9 0 0 1 3.6-2.2M17.6 12.6a9 9 0 0 0-2-1.4" />
    <path d="M9.6 16.2a4 4 0 0 1 4.8 0" />
    <circle cx="12" cy="19.2" r="1.1" fill="currentColor" stroke="none" />
    <path d="m4.4 3.6 15.2 16.8" />
  </Glyph>
)

/** 时间、确认中 */
export const ClockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 7.2V12l3.2 2.2" />
  </Glyph>
)
