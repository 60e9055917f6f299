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

/** 密码、锁定 */
export const LockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="5" y="10.4" width="14" height="10" rx="2" />
    <path d="M8 10.2V7.6a4 4 0 0 1 8 0v2.6" />
    <path d="M12 14.4v2" />
  </Glyph>
)

/** 手机 */
export const PhoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="6.8" y="2.8" width="10.4" height="18.4" rx="2.2" />
    <path d="M10.8 18.2h2.4" />
  </Glyph>
)

/** 验证码 */
export const KeyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="8" cy="15.6" r="4" />
    <path d="m10.9 12.7 8.3-8.3M16 7.6l2.8 2.8M13.2 10.4l1.8 1.8" />
  </Glyph>
)

/** 邮箱 */
export const MailIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="m3.6 6.6 8.4 6.6 8.4-6.6" />
  </Glyph>
)

/** 链接 */
export const LinkIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12.2 6" />
    <path d="M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.3-1.2" />
  </Glyph>
)

/** 评分 */
export const StarIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m12 3.4 2.7 5.4 6 .9-4.350 4.2 1 5.9L12 17l-5.350 2.8 1-5.9L3.3 9.7l6-.9Z" />
  </Glyph>
)

/** 评分，已选 */
export const StarFilledIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m12 3.4 2.7 5.4 6 .9-4.350 4.2 1 5.9L12 17l-5.350 2.8 1-5.9L3.3 9.7l6-.9Z" fill="currentColor" />
  </Glyph>
)

/** 通告 */
export const MegaphoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 10.2v3.6a1 1 0 0 0 1 1h3l8.6 4.4V4.8L8 9.2H5a1 1 0 0 0-1 1Z" />
    <path d="M19.4 9.6a3.4 3.4 0 0 1 0 4.8" />
    <path d="m8 15 1 4.4" />
  </Glyph>
)

/** 浅色 */
export const SunIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.6M12 19.4V21M3 12h1.6M19.4 12H21M5.6 5.6l1.2 1.2M17.2 17.2l1.2 1.2M18.4 5.6l-1.2 1.2M6.8 17.2l-1.2 1.2" />
  </Glyph>
)

/** 深色 */
export const MoonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M20 14.4A8.4 8.4 0 1 1 9.6 4a6.8 6.8 0 0 0 10.4 10.4Z" />
  </Glyph>
)

/** 图片 */
export const PictureIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3.4" y="4.4" width="17.2" height="15.2" rx="2" />
    <circle cx="8.6" cy="9.4" r="1.6" />
    <path d="m4 17.4 4.8-4.6 3.2 2.8 4-4.6 4.4 5" />
  </Glyph>
)

/** 有声 */
export const SoundIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 9.6v4.8h3.4l4.6 4V5.6l-4.6 4Z" />
    <path d="M15.2 9.2a4 4 0 0 1 0 5.6M17.8 6.6a7.6 7.6 0 0 1 0 10.8" />
  </Glyph>
)

/** 静音 */
export const SoundOffIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 9.6v4.8h3.4l4.6 4V5.6l-4.6 4Z" />
    <path d="m15.6 9.6 4.8 4.8M20.4 9.6l-4.8 4.8" />
  </Glyph>
)
