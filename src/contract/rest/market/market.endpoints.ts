import { area, endpoint } from '../endpoint.ts'
import { FilteredPage, ProductPage, ProductQuery, SeriesList, SeriesQuery } from './market.schema.ts'

/** The market tab: products and the series to filter them by (marketplace §7, Sales and products). */
export const marketEndpoints = area('market', {
  products: endpoint({
    method: 'POST',
    path: '/product/selectAll',
    request: ProductQuery,
    response: ProductPage,
    readsOnly: true,
    guests: true,
    summary: '市场里的藏品，可按系列、稀有度筛选，可搜索和排序',
  }),
  productsByPage: endpoint({
    method: 'GET',
    path: '/product/selectByPage',
    request: ProductQuery,
    response: FilteredPage,
    guests: true,
    summary: '按我保存的筛选条件分页查询藏品',
  }),
  series: endpoint({
    method: 'GET',
    path: '/productType/selectAllByParent',
    request: SeriesQuery,
    response: SeriesList,
    guests: true,
    summary: '某个分类下的系列',
  }),
})
