import { BERKAS_BA_PL, type BaPlAnswer } from '@eproc/domain/tender/answers_hasil'
import type BaPl from '#app/tender/ba_pl/ba_pl'

/** Stored paths; all null before the first upload. */
export const keJawabanBaPl = (ba: BaPl | null): BaPlAnswer =>
  Object.fromEntries(BERKAS_BA_PL.map((b) => [b, ba?.[b] ?? null])) as BaPlAnswer
