/** PTEN (construction) and PSEL (consultants): all stages of the prequalification's template on the screens. */
import type { PaketValues } from '@eproc/database/factories/paket'
import type { KodeTemplat } from '@eproc/domain/tahap/templat'
import { tale } from '../../lib/stage.ts'
import * as begin from './lib/begin.ts'
import * as contract from './lib/contract.ts'
import * as judge from './lib/judge.ts'
import { prequalification } from './lib/prequalification.ts'
import { createScene, LOSER, QUALIFIED, WINNER } from './lib/scene.ts'

const AT = ['A', 'T'] as const

/** The tender among those who qualified. @param appeal construction work has an appeal */
function tender(stage: begin.TellStage, appeal: boolean): void {
  begin.invites(stage, 'undangan-tender', QUALIFIED)
  begin.documents(stage, 'dokumen')
  begin.explains(stage, 'penjelasan')
  begin.submits(stage, 'pemasukan-1', AT, { [WINNER]: '', [LOSER]: '' })
  begin.opens(stage, 'pembukaan-1')
  judge.judges(stage, 'evaluasi-1', AT, { only: QUALIFIED })
  begin.invites(stage, 'undangan-pembuktian-2', QUALIFIED)
  judge.judges(stage, 'undangan-pembuktian-2', AT, { only: QUALIFIED })
  judge.locked(stage, 'pengumuman-1')
  begin.announces(stage, 'pengumuman-1')
  judge.reads(stage, 'pengumuman-1', { winner: 'Lulus', loser: 'Lulus' })
  begin.submits(stage, 'pemasukan-2', ['H'], { [WINNER]: '850000000', [LOSER]: '910000000' })
  begin.opens(stage, 'pembukaan-2')
  judge.judges(stage, 'evaluasi-2', ['H'], { only: QUALIFIED })
  judge.determines(stage, 'penetapan')
  judge.locked(stage, 'pengumuman-pemenang')
  begin.announces(stage, 'pengumuman-pemenang')
  judge.reads(stage, 'pengumuman-pemenang', {
    winner: judge.WON,
    loser: 'Peringkat 2',
  })
  judge.objects(stage, 'sanggah')
  if (appeal) {
    judge.objects(stage, 'banding')
    begin.announces(stage, 'jawaban-banding')
  }
  begin.invites(stage, 'undangan-negosiasi', [WINNER])
  contract.negotiates(stage, 'ba-negosiasi', '840000000')
  contract.minutes(stage, 'ba-negosiasi')
  judge.determines(stage, 'penetapan-penyedia')
  contract.awards(stage, 'sppbj')
  contract.contracts(stage, 'spk', '840.000.000')
  contract.startsWork(stage, 'spmk', 'sppbj')
  contract.endsWell(stage, ['sanggah.jawab', 'sppbj.kirim', 'spmk.selesai'], 840_000_000)
}

function whole(code: KodeTemplat, values: PaketValues & { nama: string }, appeal: boolean): void {
  tale(
    `${code} from its prequalification to SPMK`,
    () => createScene(code, { ...values, kualifikasi: 'P' }),
    (stage) => {
      prequalification(stage)
      tender(stage, appeal)
    }
  )
}

whole('PTEN', { nama: 'Pembangunan Rusunawa Marunda', metodeEvaluasi: 'NIL' }, true)
whole('PSEL', { nama: 'Perencanaan Kawasan Terpadu', jenis: 'KOL' }, false)
