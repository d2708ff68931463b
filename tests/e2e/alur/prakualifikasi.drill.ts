/** PTEN (construction) and PSEL (consultants): all stages of the prequalification's template on the screens. */
import type { PaketValues } from '@eproc/database/factories/paket'
import type { KodeTemplat } from '@eproc/domain/tahap/templat'
import { tale } from '../../lib/stage.ts'
import { prequalification, tender } from './lib/prequalification.ts'
import { createScene } from './lib/scene.ts'

function whole(code: KodeTemplat, values: PaketValues & { nama: string }, appeal: boolean): void {
  tale(
    `${code} from its prequalification to SPMK`,
    () => createScene(code, { ...values, kualifikasi: 'P' }),
    (stage) => {
      prequalification(stage)
      tender(stage, { appeal })
    }
  )
}

whole('PTEN', { nama: 'Pembangunan Rusunawa Marunda', metodeEvaluasi: 'NIL' }, true)
whole('PSEL', { nama: 'Perencanaan Kawasan Terpadu', jenis: 'KOL' }, false)
