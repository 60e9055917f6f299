import { area, endpoint } from '../endpoint.ts'
import {
  LeasableCopies,
  Lease,
  LeaseCopy,
  LeasedEditions,
  LeaseId,
  Leases,
  LeasesQuery,
  LeaseTerms,
  NewLease,
  RentalMarketQuery,
  RentalsQuery,
  RentLease,
} from './lease.schema.ts'

const asOwner = { seenIn: 'lease.let' } as const
const asTenant = { seenIn: 'lease.rented' } as const

/**
 * Renting out a copy (marketplace §7 inscriptionLease; lc:lease; docs/decisions/0046). Three GETs change data: `cancel` takes an
 * offer back before somebody rents, `cancellation` ends a lease before its time, `buyout` buys what is rented. Returning has no call.
 */
export const leaseEndpoints = area('lease', {
  publish: endpoint({
    method: 'POST',
    path: '/inscriptionLease/confirmRelease',
    request: NewLease,
    response: Lease,
    question: asOwner,
    summary: '发布出租：日租金、最长几天、买断价',
  }),
  rent: endpoint({
    method: 'POST',
    path: '/inscriptionLease/lease',
    request: RentLease,
    response: Lease,
    question: asTenant,
    summary: '租下一件，租金先冻结',
  }),
  market: endpoint({
    method: 'GET',
    path: '/inscriptionLease/rentalMarket',
    request: RentalMarketQuery,
    response: LeasedEditions,
    guests: true,
    summary: '租赁市场：可租的藏品',
  }),
  byCategory: endpoint({
    method: 'GET',
    path: '/inscriptionLease/rentalMarketByCategoryId',
    request: RentalsQuery,
    response: Leases,
    guests: true,
    summary: '一种藏品的出租，租金从低到高',
  }),
  terms: endpoint({
    method: 'GET',
    path: '/inscriptionLease/publishRental',
    request: LeaseCopy,
    response: LeaseTerms,
    summary: '出租一件之前：可填的租金和天数',
  }),
  leasable: endpoint({
    method: 'GET',
    path: '/inscriptionLease/selectInscription',
    request: LeasesQuery,
    response: LeasableCopies,
    summary: '我可以出租的藏品',
  }),
  rented: endpoint({
    method: 'GET',
    path: '/inscriptionLease/queryLeaseOrder',
    request: LeasesQuery,
    response: Leases,
    summary: '我租来的',
  }),
  let: endpoint({
    method: 'GET',
    path: '/inscriptionLease/queryRentalOrder',
    request: LeasesQuery,
    response: Leases,
    summary: '我出租的',
  }),
  end: endpoint({
    method: 'GET',
    path: '/inscriptionLease/cancellation',
    request: LeaseId,
    response: Lease,
    readsOnly: false,
    question: asTenant,
    summary: '提前退租，没有开始的天退回租金',
  }),
  withdraw: endpoint({
    method: 'GET',
    path: '/inscriptionLease/cancel',
    request: LeaseId,
    response: Lease,
    readsOnly: false,
    question: asOwner,
    summary: '撤回还没有人租的出租',
  }),
  buyout: endpoint({
    method: 'GET',
    path: '/inscriptionLease/buyout',
    request: LeaseId,
    response: Lease,
    readsOnly: false,
    question: asTenant,
    summary: '租着的时候按买断价买下',
  }),
})
