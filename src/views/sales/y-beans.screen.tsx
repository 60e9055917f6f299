import { BeanList, type BeanListProps } from './bean-list.tsx'

export const YBeansScreen = (shown: Omit<BeanListProps, 'rules'>) => (
  <BeanList {...shown} rules="把藏品铸成元豆，稀有度越高得到的越多。" />
)
