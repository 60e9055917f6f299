import { area, endpoint } from '../endpoint.ts'
import { Offer } from '../holding-shapes.ts'
import { ItemId, ItemIds, NewOffer, NewOffers, Offers, ServiceCharge } from './listing.schema.ts'

/**
 * Putting things up for sale and taking them down (marketplace §4, lc:product-listing, lc:blindbox-listing). Ids are those of copies,
 * flower seeds among them, and of sealed boxes. Several at once succeed or fail together. Taking down what is down already succeeds.
 */
export const listingEndpoints = area('listing', {
  up: endpoint({
    method: 'GET',
    path: '/product/grounding',
    request: NewOffer,
    response: Offer,
    readsOnly: false,
    question: { seenIn: 'collection.list' },
    summary: '寄售一件藏品',
  }),
  down: endpoint({
    method: 'GET',
    path: '/product/offShelf',
    request: ItemId,
    response: ItemIds,
    readsOnly: false,
    question: { seenIn: 'collection.list' },
    summary: '下架一件藏品',
  }),
  upMany: endpoint({
    method: 'PUT',
    path: '/product/updateStateSJ',
    request: NewOffers,
    response: Offers,
    question: { seenIn: 'collection.list' },
    summary: '同价寄售多件藏品',
  }),
  downMany: endpoint({
    method: 'PUT',
    path: '/product/updateStateXJ',
    request: ItemIds,
    response: ItemIds,
    question: { seenIn: 'collection.list' },
    summary: '下架多件藏品',
  }),
  seedsUp: endpoint({
    method: 'PUT',
    path: '/product/seedUpdateStateSJ',
    request: NewOffers,
    response: Offers,
    question: { seenIn: 'collection.list' },
    summary: '同价寄售花种',
  }),
  seedsDown: endpoint({
    method: 'PUT',
    path: '/product/seedUpdateStateXJ',
    request: ItemIds,
    response: ItemIds,
    question: { seenIn: 'collection.list' },
    summary: '下架花种',
  }),
  boxUp: endpoint({
    method: 'POST',
    path: '/blindbox/upBlindbox',
    request: NewOffers,
    response: Offers,
    question: { seenIn: 'box.mineOf' },
    summary: '寄售没有打开的盲盒',
  }),
  boxDown: endpoint({
    method: 'POST',
    path: '/blindbox/downBlindbox',
    request: ItemIds,
    response: ItemIds,
    question: { seenIn: 'box.mineOf' },
    summary: '下架盲盒',
  }),
  serviceCharge: endpoint({
    method: 'GET',
    path: '/product/getServiceCharge',
    response: ServiceCharge,
    summary: '寄售与转赠的服务费',
  }),
})
