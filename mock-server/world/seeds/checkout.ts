import { day, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import type { Row } from '../rows.ts'

/** What everybody of a new world has set up already, so that they can buy and sell at once: a name, a wallet, a payment password. */
export function seedCheckout(users: readonly Row<'users'>[], now: Instant) {
  const surnames = '林陈周吴郑王冯沈韩杨朱秦'
  const realNames = users.map(({ id }, index): Row<'realNames'> => ({
    id,
    name: `${surnames[index % surnames.length]!}青山`,
    idCard: `1101011990030775${String(71 + index).padStart(2, '0')}`,
    verifiedAt: now - 20 * day,
  }))
  const payPasswords = users.map(({ id }): Row<'payPasswords'> => ({
    id,
    password: demoAccount.payPassword,
    wrongTries: 0,
    lockedUntil: 0,
    passwordFree: false,
  }))
  const wallets = users.map(({ id }): Row<'wallets'> => ({
    id,
    state: 'opened',
    channel: 'plain',
    accountNo: `62220000000${id}`,
    openingNo: `W${id}`,
    returnUrl: '',
    changedAt: now - 20 * day,
  }))
  const address = (
    id: string,
    place: Pick<Row<'addresses'>, 'regionCode' | 'region' | 'detail'>,
  ): Row<'addresses'> => ({
    ...place,
    id,
    userId: demoAccount.userId,
    name: '林青山',
    phone: demoAccount.phone,
    isDefault: id === '80001',
    changedAt: now - 9 * day,
  })
  const addresses = [
    address('80001', { regionCode: '330106', region: '浙江省 杭州市 西湖区', detail: '龙井路 1 号 3 幢 201' }),
    address('80002', { regionCode: '110101', region: '北京市 东城区', detail: '五四大街 29 号' }),
  ]
  return { realNames, payPasswords, wallets, addresses }
}
