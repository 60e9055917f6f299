const YEARS = 10

/** First and last day that may be chosen: ten years before and after the current one (const:date-picker). */
export const dateRange = (currentYear: number): { min: string; max: string } => ({
  min: `${currentYear - YEARS}-01-01`,
  max: `${currentYear + YEARS}-12-31`,
})
