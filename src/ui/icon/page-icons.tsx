import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* What only pages behind the first screen draw: things one does, things one has, and signs. */

/** 展开 */
export const ChevronDownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m5.6 9.2 6.4 6.4 6.4-6.4" />
  </Glyph>
)

/** 加 */
export const PlusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M5 12h14" />
  </Glyph>
)

/** 减 */
export const MinusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 12h14" />
  </Glyph>
)

/** 复制 */
export const CopyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="8.4" y="8.4" width="12" height="12" rx="2" />
    <path d="M15.6 8.2V5.6a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2.6" />
  </Glyph>
)

/** 更多 */
export const MoreIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="5.4" cy="12" r="1.5" fill="currentColor" stroke="none" />
    <circle cx="12" cy="12" r="1.5" fill="currentColor" stroke="none" />
    <circle cx="18.6" cy="12" r="1.5" fill="currentColor" stroke="none" />
  </Glyph>
)

/** 旋转 */
export const RotateIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M13.5 4.5 17 8l-3.5 3.5" />
    <path d="M17 8H9a4.5 4.5 0 0 0 0 9h2M14.5 14.5h5v5h-5z" />
  </Glyph>
)

/** 下载 */
export const DownloadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.6v11.2M7.6 10.6l4.4 4.4 4.4-4.4" />
    <path d="M4.4 17.6v1.6a1.4 1.4 0 0 0 1.4 1.4h12.4a1.4 1.4 0 0 0 1.4-1.4v-1.6" />
  </Glyph>
)

/** 修改 */
export const EditIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20h4L19.6 8.4a2 2 0 0 0 0-2.8L18.4 4.4a2 2 0 0 0-2.8 0L4 16Z" />
    <path d="m13.6 6.4 4 4" />
  </Glyph>
)

/** 删除 */
export const TrashIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.4 6.8h15.2M9.4 6.6V4.4h5.2v2.2" />
    <path d="m6.2 6.8.9 12.3a1.6 1.6 0 0 0 1.6 1.5h6.6a1.6 1.6 0 0 0 1.6-1.5l.9-12.3" />
    <path d="M10.2 11v5.6M13.8 11v5.6" />
  </Glyph>
)

/** 拍照、选图 */
export const CameraIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.6 5.6 9.8 4h4.4l1.2 1.6h3.2a2 2 0 0 1 2 2v9.8a2 2 0 0 1-2 2H5.4a2 2 0 0 1-2-2V7.6a2 2 0 0 1 2-2Z" />
    <circle cx="12" cy="12.4" r="3.8" />
  </Glyph>
)

/** 扫一扫 */
export const ScanIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 8V5.2A1.2 1.2 0 0 1 5.2 4H8M16 4h2.8A1.2 1.2 0 0 1 20 5.2V8M20 16v2.8a1.2 1.2 0 0 1-1.2 1.2H16M8 20H5.2A1.2 1.2 0 0 1 4 18.8V16" />
    <path d="M4 12h16" />
  </Glyph>
)

/** 筛选 */
export const FilterIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 6.8h16M7 12h10M10 17.2h4" />
  </Glyph>
)

/** 排序 */
export const SortIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8 19V5L4.6 8.4M16 5v14l3.4-3.4" />
  </Glyph>
)

/** 退出 */
export const SignOutIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M13.6 4H6.4A1.4 1.4 0 0 0 5 5.4v13.2A1.4 1.4 0 0 0 6.4 20h7.2" />
    <path d="M10.4 12h10M16.8 8.4l3.6 3.6-3.6 3.6" />
  </Glyph>
)

/** 全屏 */
export const ExpandIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M14.5 4.5h5v5M9.5 19.5h-5v-5M19 5l-5.5 5.5M5 19l5.5-5.5" />
  </Glyph>
)

/** 翻面 */
export const TurnIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.5v17M15.5 6.5h3.5v11h-3.5" />
    <path d="M8.5 6.5H5v11h3.5" strokeDasharray="2.4 2.4" />
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

/** 藏品、空画框 */
export const FrameIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 2.8 8.4 6.4M12 2.8l3.6 3.6" />
    <rect x="3.6" y="6.4" width="16.8" height="14.2" rx="1.2" />
    <rect x="6.8" y="9.6" width="10.4" height="7.8" rx="0.4" />
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

/** 分享 */
export const ShareIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 14.8V3.6M7.8 7.6 12 3.4l4.2 4.2" />
    <path d="M7.2 10.8H6a1.6 1.6 0 0 0-1.6 1.6V19A1.6 1.6 0 0 0 6 20.6h12a1.6 1.6 0 0 0 1.6-1.6v-6.6a1.6 1.6 0 0 0-1.6-1.6h-1.2" />
  </Glyph>
)

/** 刷新、重试 */
export const RefreshIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M20 11.4a8 8 0 1 0-.6 4" />
    <path d="M20.4 5.4v6h-6" />
  </Glyph>
)
