import { BeanList, type BeanListProps } from './bean-list.tsx'

export const MicropeaListScreen = (shown: Omit<BeanListProps, 'rules'>) => (
  <BeanList {...shown} rules="邀请好友、铸造藏品都能得到微豆。" />
)
