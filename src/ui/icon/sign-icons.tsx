import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Signs: what state a thing is in, what kind of thing it is. */

/** 说明 */
export const InfoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 11.200v5M12 7.800h.01" />
  </Glyph>
)

/** 注意 */
export const WarningIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10.700 4.300 2.900 17.800a1.500 1.500 0 0 0 1.300 2.300h15.600a1.500 1.500 0 0 0 1.300-2.300L13.300 4.300a1.500 1.500 0 0 0-2.600 0Z" />
    <path d="M12 9.600v4.400M12 17h.01" />
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
    <path d="m8 12.300 2.800 2.800L16 9.400" />
  </Glyph>
)

/** 没有网络 */
export const OfflineIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3 8.800a14 14 0 0 1 5-3M21 8.800A14 14 0 0 0 12.400 5" />
    <path d="M6.400 12.600a9 9 0 0 1 3.600-2.200M17.600 12.600a9 9 0 0 0-2-1.400" />
    <path d="M9.600 16.200a4 4 0 0 1 4.800 0" />
    <circle cx="12" cy="19.2" r="1.1" fill="currentColor" stroke="none" />
    <path d="m4.400 3.600 15.200 16.800" />
  </Glyph>
)

/** 时间、确认中 */
export const ClockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 7.200V12l3.200 2.200" />
  </Glyph>
)

/** 密码、锁定 */
export const LockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="5" y="10.4" width="14" height="10" rx="2" />
    <path d="M8 10.200V7.600a4 4 0 0 1 8 0v2.600" />
    <path d="M12 14.400v2" />
  </Glyph>
)

/** 手机 */
export const PhoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="6.8" y="2.8" width="10.4" height="18.4" rx="2.2" />
    <path d="M10.800 18.200h2.400" />
  </Glyph>
)

/** 验证码 */
export const KeyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="8" cy="15.6" r="4" />
    <path d="m10.900 12.700 8.300-8.300M16 7.600l2.800 2.800M13.200 10.400l1.800 1.800" />
  </Glyph>
)

/** 邮箱 */
export const MailIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.600 6.600 8.400 6.600 8.400-6.600" />
  </Glyph>
)

/** 链接 */
export const LinkIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10 14a4 4 0 0 0 5.700 0l3.500-3.500a4 4 0 0 0-5.700-5.700L12.200 6" />
    <path d="M14 10a4 4 0 0 0-5.700 0l-3.500 3.500a4 4 0 0 0 5.700 5.700l1.300-1.200" />
  </Glyph>
)

/** 评分 */
export const StarIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m12 3.400 2.700 5.400 6 .9-4.350 4.200 1 5.900L12 17l-5.350 2.800 1-5.900L3.300 9.700l6-.9Z" />
  </Glyph>
)

/** 评分，已选 */
export const StarFilledIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path
      d="m12 3.400 2.700 5.400 6 .9-4.350 4.200 1 5.900L12 17l-5.350 2.800 1-5.900L3.300 9.700l6-.9Z"
      fill="currentColor"
    />
  </Glyph>
)

/** 通告 */
export const MegaphoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 10.200v3.600a1 1 0 0 0 1 1h3l8.600 4.400V4.800L8 9.200H5a1 1 0 0 0-1 1Z" />
    <path d="M19.400 9.600a3.400 3.400 0 0 1 0 4.800" />
    <path d="m8 15 1 4.400" />
  </Glyph>
)

/** 浅色 */
export const SunIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.600M12 19.400V21M3 12h1.600M19.400 12H21M5.600 5.600l1.200 1.200M17.200 17.200l1.200 1.200M18.400 5.600l-1.200 1.200M6.800 17.200l-1.200 1.200" />
  </Glyph>
)

/** 深色 */
export const MoonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M20 14.400A8.400 8.400 0 1 1 9.600 4a6.800 6.800 0 0 0 10.400 10.400Z" />
  </Glyph>
)

/** 图片 */
export const PictureIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3.4" y="4.4" width="17.2" height="15.2" rx="2" />
    <circle cx="8.6" cy="9.4" r="1.6" />
    <path d="m4 17.400 4.800-4.600 3.200 2.800 4-4.600 4.400 5" />
  </Glyph>
)
