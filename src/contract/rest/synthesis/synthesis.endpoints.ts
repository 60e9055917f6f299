import { area, endpoint } from '../endpoint.ts'
import {
  Materials,
  Performance,
  Performed,
  Qualification,
  QualificationQuery,
  RecipeDetail,
  RecipeId,
  Recipes,
  SynthesisCount,
} from './synthesis.schema.ts'

/** Several copies for a rarer one (marketplace §7 Synthesis; lc:synthesis; docs/decisions/0052). */
export const synthesisEndpoints = area('synthesis', {
  list: endpoint({ method: 'GET', path: '/synthesis', response: Recipes, summary: '合成配方，和自己的材料够不够' }),
  detail: endpoint({
    method: 'GET',
    path: '/synthesis/id/{id}',
    request: RecipeId,
    response: RecipeDetail,
    summary: '一个合成配方',
  }),
  materials: endpoint({
    method: 'GET',
    path: '/synthesis/getMaterial/{id}',
    request: RecipeId,
    response: Materials,
    summary: '一个配方的材料，和自己可以放进去的藏品',
  }),
  qualification: endpoint({
    method: 'GET',
    path: '/synthesis/getQualification',
    request: QualificationQuery,
    response: Qualification,
    summary: '现在能不能合成，不能的话为什么',
  }),
  perform: endpoint({
    method: 'PUT',
    path: '/synthesis',
    request: Performance,
    response: Performed,
    question: { seenIn: 'transfer.ofUser' },
    summary: '合成：交出这些藏品，得到一件',
  }),
  count: endpoint({
    method: 'GET',
    path: '/synthesis/getNum',
    response: SynthesisCount,
    summary: '合成次数：已经合成过几次，现在还能合成几次',
  }),
})
