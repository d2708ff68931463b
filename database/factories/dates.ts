/** Dates of made-up data, from the product's clock, so that they mean the same in every year. */
import { clockNow } from '@eproc/backend/app/core/clock/clock'

/** This year, which new plans and packages belong to. */
export const budgetYear = (): number => clockNow().year

/** `yyyy-MM-dd` so many days from today; negative: before. */
export const dayFromNow = (days: number): string => clockNow().plus({ days }).toISODate()
