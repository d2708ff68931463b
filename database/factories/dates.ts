/** Dates of made-up data, from the product's clock, so that they mean the same in every year. */
import { sekarang } from '@eproc/backend/app/core/clock/clock'

/** This year, which new plans and packages belong to. */
export const budgetYear = (): number => sekarang().year

/** `yyyy-MM-dd` so many days from today; negative: before. */
export const dayFromNow = (days: number): string => sekarang().plus({ days }).toISODate()
