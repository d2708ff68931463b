import { berkasVerbs } from './berkas.ts'
import { kirimanVerbs } from './kiriman.ts'
import { kontrakVerbs } from './kontrak.ts'
import { penilaianVerbs } from './penilaian.ts'
import { penjelasanVerbs } from './penjelasan.ts'
import { tahapVerbs } from './tahap.ts'

export const tenderVerbs = {
  ...tahapVerbs,
  ...berkasVerbs,
  ...penjelasanVerbs,
  ...kirimanVerbs,
  ...penilaianVerbs,
  ...kontrakVerbs,
}
