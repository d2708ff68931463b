import { numberParameter } from '#core/database/parameter'

/** Percent of the HPS below which an offer is unusually low, unless the parameter says otherwise. */
const AMBANG_RENDAH = 80

export const lowOfferShare = (): Promise<number> =>
  numberParameter('AMBANG_PENAWARAN_RENDAH', AMBANG_RENDAH)
