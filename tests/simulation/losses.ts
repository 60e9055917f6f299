/** How an answer gets lost; `applied`: the server has done what it was asked. */
export const losses = {
  'nothing lost': null,
  'the request lost': { kind: 'drop' },
  'the answer lost': { kind: 'drop', applied: true },
  'a server error after the work': { kind: 'status', status: 500, applied: true },
  'no answer in time': { kind: 'timeout', applied: true },
} as const
